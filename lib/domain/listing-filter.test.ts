import { filterKey, isFilterKey, parseFilter } from './listing-filter';

test('a filter has one key, which parses back to the filter', () => {
  const filter = { inStock: true, onOffer: true, price: '30-60' } as const;
  expect(filterKey(filter)).toBe('in-stock.offer.30-60');
  expect(parseFilter('in-stock.offer.30-60')).toEqual(filter);
  expect(parseFilter('')).toEqual({ inStock: false, onOffer: false, price: undefined });
});

test.each(['offer.in-stock', 'in-stock.in-stock', 'under-30.over-100', 'cheap', '.', 'in-stock.'])(
  '%j is not a valid filter key',
  (key) => expect(isFilterKey(key)).toBe(false),
);
