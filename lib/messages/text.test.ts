import { makeText } from './make-text';
import { ta } from './ta';
import { text } from './text';

const tamil = makeText('ta', ta);

test('names are replaced by their values, and a name without a value stays', () => {
  expect(text('cart.merged', { names: 'Beetroot' })).toContain('Beetroot');
  expect(text('cart.merged')).toContain('{names}');
});

test.each([
  [0, '0 items', '0 பொருள்கள்'],
  [1, '1 item', '1 பொருள்'],
  [2, '2 items', '2 பொருள்கள்'],
  [123_456, '1,23,456 items', '1,23,456 பொருள்கள்'],
])('%i has the right plural form in each language', (count, english, inTamil) => {
  expect(text.count('word.items', count)).toBe(english);
  expect(tamil.count('word.items', count)).toBe(inTamil);
});
