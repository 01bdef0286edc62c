import { randomUUID } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import { OrderConfirm } from '@/lib/contract/shop/orders';
import type { Db } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import {
  addAddress,
  callAs,
  fillCart,
  makeCustomer,
  type ShopUnderTest,
  type TestCustomer,
} from './shoppers';

export type Buyer = TestCustomer & { addressId: number };
export type Terms = {
  payment_type?: 'COD' | 'promotion';
  expected_total?: number;
  shipping_address_id?: number;
};
export type WantedLine = { productId: number; quantity: number };

/** The ids of the first `count` products of the sample shop. */
export async function firstProductIds(db: Db, count: number): Promise<number[]> {
  const rows = await db.select({ id: products.id }).from(products).orderBy(asc(products.id)).limit(count);
  return rows.map(({ id }) => id);
}

export async function changeProducts(
  db: Db,
  ids: number[],
  fields: Partial<typeof products.$inferInsert>,
): Promise<void> {
  await db.update(products).set(fields).where(inArray(products.id, ids));
}

/** The stock of each of these products, in id order. */
export async function stockOf(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id));
  return rows.map(({ stock }) => stock);
}

/** A customer with an address and these lines in the cart. */
export async function makeBuyer(shop: ShopUnderTest, lines: readonly WantedLine[]): Promise<Buyer> {
  const customer = await makeCustomer(shop);
  const addressId = await addAddress(shop, customer);
  await fillCart(shop, customer.actor, lines);
  return { ...customer, addressId };
}

/** Sends the order, by default Cash On Delivery to the buyer's address. */
export function confirmOrder(
  shop: ShopUnderTest,
  { actor, addressId }: Buyer,
  terms: Terms = {},
  key: string = randomUUID(),
) {
  const payload = { shipping_address_id: addressId, payment_type: 'COD' as const, ...terms };
  return callAs(shop, actor, OrderConfirm, payload, { key });
}
