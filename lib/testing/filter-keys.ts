import { type FilterKey, filterKey, isPriceBand, PRICE_BANDS } from '@/lib/domain/listing-filter';

/** All possible filters, the empty one first: few enough for each to be a cached page. */
export const FILTER_KEYS: readonly FilterKey[] = [
  undefined,
  ...Object.keys(PRICE_BANDS).filter(isPriceBand),
].flatMap((price) =>
  [false, true].flatMap((inStock) => [false, true].map((onOffer) => filterKey({ inStock, onOffer, price }))),
);
