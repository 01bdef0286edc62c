import { decodePart, parseView } from './list-view';

test('an inner address names an order and a page', () => {
  expect(parseView({ sort: 'price_asc', page: '3' })).toEqual({ sort: 'price_asc', page: 3 });
  expect(parseView({ sort: 'featured', page: '1' })).toEqual({ sort: '', page: 1 });
});

test.each([
  ['an unknown order', { sort: 'random', page: '1' }],
  ['page 0', { sort: 'featured', page: '0' }],
  ['a page that is no number', { sort: 'featured', page: '2x' }],
])('%s is no view', (_, params) => {
  expect(parseView(params)).toBeUndefined();
});

test('a search term is decoded, broken encoding is none', () => {
  expect(decodePart('%E0%AE%AA%E0%AF%82')).toBe('பூ');
  expect(decodePart('100%')).toBeUndefined();
});
