import 'server-only';
import type { z } from 'zod';
import type { Facets } from '@/lib/contract/bff/product';
import type { facetsWire } from '@/lib/contract/shop/product-wire';
import { type FilterKey, isPriceBand, PRICE_BANDS, parseFilter } from '@/lib/domain/listing-filter';

/** Asks for what `toFacets` reads. */
export const FACETED = { facets: '1' } as const;

/** What the API is asked for by a filter; nothing for an empty one. */
export function toFilterWire(key: FilterKey) {
  const filter = parseFilter(key);
  const band = filter?.price && PRICE_BANDS[filter.price];
  return {
    ...(filter?.inStock ? { in_stock: '1' as const } : {}),
    ...(filter?.onOffer ? { on_offer: '1' as const } : {}),
    ...(band ? { price_from: band.from } : {}),
    ...(band?.below ? { price_below: band.below } : {}),
  };
}

/** Prices of other bands than the shop's are left out. */
export function toFacets(wire: z.output<typeof facetsWire> | undefined): Facets | undefined {
  if (!wire) return undefined;
  const bands = Object.keys(PRICE_BANDS)
    .filter(isPriceBand)
    .map((band) => {
      const { from, below = null } = PRICE_BANDS[band];
      const told = wire.prices.find((price) => price.price_from === from && price.price_below === below);
      return [band, told?.count] as const;
    });
  return {
    inStock: wire.in_stock,
    onOffer: wire.on_offer,
    prices: Object.fromEntries(bands.filter(([, count]) => count !== undefined)),
    categories: wire.categories.map((one) => ({
      slug: one.category_slug,
      name: one.category_name,
      count: one.count,
    })),
  };
}
