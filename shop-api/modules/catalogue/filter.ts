import { and, gt, type SQL, sql } from 'drizzle-orm';
import { paiseFromRupees } from '@/lib/domain/money';
import { products } from '@/shop-api/db/schema/catalogue';
import { isOnOffer, payPrice } from './ordering';

/** `filterWire` as it was sent; bounds in rupees, empty for none. */
export type Filter = {
  in_stock: '0' | '1' | '';
  on_offer: '0' | '1' | '';
  price_from: number | '';
  price_below: number | '';
};

/** What a list is narrowed to; undefined for everything. */
export function narrowedBy({ in_stock, on_offer, price_from, price_below }: Filter): SQL | undefined {
  return and(
    in_stock === '1' ? gt(products.stock, 0) : undefined,
    on_offer === '1' ? isOnOffer : undefined,
    price_from === '' ? undefined : sql`${payPrice} >= ${paiseFromRupees(price_from)}`,
    price_below === '' ? undefined : sql`${payPrice} < ${paiseFromRupees(price_below)}`,
  );
}
