import 'server-only';
import type { z } from 'zod';
import type { Facets } from '@/lib/contract/bff/product';
import type { facetsWire } from '@/lib/contract/shop/product-wire';
import { type FilterKey, isPriceBand, PRICE_BANDS, parseFilter } from '@/lib/domain/listing-filter';

/** Query parameter that requests facets, which `toFacets` reads. */
export const FACETED = { facets: '1' } as const;

/** The API parameters of a filter; none for the empty filter. */
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

/** Leaves out price bands that the storefront does not have. */
export function toFacets(wire: z.output<typeof facetsWire> | undefined): Facets | undefined {
  if (!wire) return undefined;
  const bands = Object.keys(PRICE_BANDS)
    .filter(isPriceBand)
    .map((band) => {
      const { from, below = null } = PRICE_BANDS[band];
      const facet = wire.prices.find((price) => price.price_from === from && price.price_below === below);
      return [band, facet?.count] as const;
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
