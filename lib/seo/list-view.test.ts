import { decodePart, parseView } from './list-view';

test('an internal address has a sort order, a filter and a page', () => {
  expect(parseView({ sort: 'price_asc', filter: 'offer.under-30', page: '3' })).toEqual({
    sort: 'price_asc',
    filter: 'offer.under-30',
    page: 3,
  });
  expect(parseView({ sort: 'featured', filter: 'all', page: '1' })).toEqual({
    sort: '',
    filter: '',
    page: 1,
  });
});

test.each([
  ['an unknown order', { sort: 'random', filter: 'all', page: '1' }],
  ['page 0', { sort: 'featured', filter: 'all', page: '0' }],
  ['a page that is no number', { sort: 'featured', filter: 'all', page: '2x' }],
  ['a filter in another order', { sort: 'featured', filter: 'offer.in-stock', page: '1' }],
])('%s is not a valid view', (_, params) => {
  expect(parseView(params)).toBeUndefined();
});

test('a search term is decoded; invalid encoding gives undefined', () => {
  expect(decodePart('%E0%AE%AA%E0%AF%82')).toBe('பூ');
  expect(decodePart('100%')).toBeUndefined();
});
