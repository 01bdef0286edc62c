import 'server-only';
import { type FilterKey, PRICE_BANDS, parseFilter } from '@/lib/domain/listing-filter';

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
