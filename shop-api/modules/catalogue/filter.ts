import { and, type SQL, sql } from 'drizzle-orm';
import { paiseFromRupees } from '@/lib/domain/money';
import { products } from '@/shop-api/db/schema/catalogue';
import { isOnOffer, payPrice } from './ordering';

/** `filterWire` as sent; price bounds in rupees, '' for no bound. */
export type Filter = {
  in_stock: '0' | '1' | '';
  on_offer: '0' | '1' | '';
  price_from: number | '';
  price_below: number | '';
};

export const isInStock = sql`(not ${products.soldOut})`;

export function inStock(value: Filter['in_stock']): SQL | undefined {
  return value === '1' ? isInStock : undefined;
}

export function onOffer(value: Filter['on_offer']): SQL | undefined {
  return value === '1' ? isOnOffer : undefined;
}

export function costs(from: number | '', below: number | ''): SQL | undefined {
  return and(
    from === '' ? undefined : sql`${payPrice} >= ${paiseFromRupees(from)}`,
    below === '' ? undefined : sql`${payPrice} < ${paiseFromRupees(below)}`,
  );
}

/** The filter as an SQL condition; undefined for no filter. */
export function narrowedBy({ in_stock, on_offer, price_from, price_below }: Filter): SQL | undefined {
  return and(inStock(in_stock), onOffer(on_offer), costs(price_from, price_below));
}
