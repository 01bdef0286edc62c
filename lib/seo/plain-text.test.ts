import { plainText } from './plain-text';

test('a description for search engines has no tags or entities', () => {
  expect(plainText('<p>Small &amp; round.</p><p>Keep&nbsp;dry.</p>', 100)).toBe('Small & round. Keep dry.');
});

test('a long description is cut between words', () => {
  expect(plainText('<p>one two three</p>', 9)).toBe('one two …');
});
