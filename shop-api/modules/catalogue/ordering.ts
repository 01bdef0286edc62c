import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '@/lib/domain/language';
import type { Sort } from '@/lib/domain/sort';
import { products } from '@/shop-api/db/schema/catalogue';

export const payPrice = sql`(case when ${products.offerPaise} > 0 then ${products.offerPaise} else ${products.pricePaise} end)`;
export const isOnOffer = sql`(${products.offerPaise} > 0 and ${products.offerPaise} < ${products.pricePaise})`;
const discount = sql`(case when ${isOnOffer}
  then (${products.pricePaise} - ${products.offerPaise})::float8 / ${products.pricePaise} else 0 end)`;
const isByWeight = sql`(${products.netQuantityUnit} = 'g')`;

const BY_NAME: Record<Language, SQL> = {
  en: sql`lower(${products.name}) asc`,
  ta: sql`${products.tamilOrder} collate "C" asc`,
};

const BY_SORT: Record<Exclude<Sort, 'name'>, readonly SQL[]> = {
  '': [],
  price_asc: [sql`${payPrice} asc`],
  price_desc: [sql`${payPrice} desc`],
  discount: [sql`${discount} desc`],
  // why: a price per kilo and one per piece cannot be compared, so products sold by weight come first
  unit_price: [sql`${isByWeight} desc`, sql`${payPrice} / ${products.netQuantityValue} asc`],
};

export const soldOutLast = sql`${products.soldOut} asc`;
/** The shop's own order; the id makes it stable across pages. */
const ownOrder = [sql`${products.sort} asc`, sql`${products.id} asc`];

/** Out of stock last, then the chosen order (names in the given language), then the shop's own order. */
export function listingOrder(sort: Sort, language: Language): SQL[] {
  return [soldOutLast, ...(sort === 'name' ? [BY_NAME[language]] : BY_SORT[sort]), ...ownOrder];
}

/** The best match first, so that a product searched by name is shown even when out of stock. */
export function searchOrder(match: SQL, likeness: SQL): SQL[] {
  return [sql`${match} desc`, soldOutLast, sql`${likeness} desc`, ...ownOrder];
}
