import { FILTER_KEYS } from '@/lib/domain/listing-filter';
import { addressRewrites } from './addresses.mjs';

test('the addresses of lists take every filter, and nothing that is none', () => {
  const { value } =
    addressRewrites()
      .beforeFiles.flatMap((rewrite) => ('has' in rewrite && rewrite.has ? rewrite.has : []))
      .find(({ key }) => key === 'filter') ?? {};
  const pattern = new RegExp(`^${value}$`);
  expect(FILTER_KEYS).toHaveLength(20);
  for (const key of FILTER_KEYS) expect([key, pattern.test(key)]).toEqual([key, key !== '']);
  for (const key of ['offer.in-stock', 'cheap', 'in-stock.', '.offer']) expect(pattern.test(key)).toBe(false);
});
