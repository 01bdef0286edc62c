/** Price bands of the list filter, in whole rupees per pack: `from` is included, `below` is not. */
export const PRICE_BANDS = {
  'under-30': { from: 0, below: 30 },
  '30-60': { from: 30, below: 60 },
  '60-100': { from: 60, below: 100 },
  'over-100': { from: 100, below: undefined },
} as const;
export type PriceBand = keyof typeof PRICE_BANDS;

type ListingFilter = { inStock: boolean; onOffer: boolean; price: PriceBand | undefined };

/** A filter as it is written in an address, such as `in-stock.offer.under-30`; empty for none. */
export type FilterKey = string;

const IN_STOCK = 'in-stock';
const ON_OFFER = 'offer';

export function isPriceBand(part: string): part is PriceBand {
  return Object.hasOwn(PRICE_BANDS, part);
}

export function filterKey({ inStock, onOffer, price }: ListingFilter): FilterKey {
  return [inStock && IN_STOCK, onOffer && ON_OFFER, price].filter(Boolean).join('.');
}

/** Parses a key; undefined unless it is exactly what `filterKey` writes, so that each filter has one address. */
export function parseFilter(key: FilterKey): ListingFilter | undefined {
  const parts = key.split('.');
  const filter = {
    inStock: parts.includes(IN_STOCK),
    onOffer: parts.includes(ON_OFFER),
    price: parts.find(isPriceBand),
  };
  return filterKey(filter) === key ? filter : undefined;
}

export function isFilterKey(key: string): boolean {
  return parseFilter(key) !== undefined;
}
