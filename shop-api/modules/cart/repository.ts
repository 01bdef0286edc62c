import { and, asc, count, desc, eq, getTableColumns, gt, inArray, sql, sum } from 'drizzle-orm';
import { paise } from '@/lib/domain/money';
import { unitPayPrice } from '@/lib/domain/pricing';
import type { Tone } from '@/lib/domain/tone';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { cartLines, carts } from '@/shop-api/db/schema/cart';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { siteSettings } from '@/shop-api/db/schema/content';
import { orders } from '@/shop-api/db/schema/orders';
import { paymentLines, payments } from '@/shop-api/db/schema/payments';
import { limitColumns } from '@/shop-api/modules/content/order-settings';
import { usablePromotionPaise } from '@/shop-api/modules/promotion/repository';
import type { CartOwner } from './owner';

/** A line with its product and category as they are now. */
export type CartRow = {
  line: typeof cartLines.$inferSelect;
  product: typeof products.$inferSelect;
  category: { slug: string; tone: Tone; active: boolean };
};
export type Product = typeof products.$inferSelect;

export const ofOwner = ({ kind, id }: CartOwner) =>
  and(eq(cartLines.ownerKind, kind), eq(cartLines.ownerId, id));

const cartOf = ({ kind, id }: CartOwner) => and(eq(carts.ownerKind, kind), eq(carts.ownerId, id));

/** All lines of a cart in the order they were added, with the stock available to `buyer`. */
export function listCartRows(db: DbOrTx, owner: CartOwner, buyer: CartOwner = owner): Promise<CartRow[]> {
  return selectRows(db, owner, buyer).orderBy(asc(cartLines.id));
}

/** Like `listCartRows`, but locks the products, in id order so that two orders cannot deadlock. */
export function lockCartRows(tx: Tx, owner: CartOwner): Promise<CartRow[]> {
  return selectRows(tx, owner, owner).orderBy(asc(products.id)).for('no key update', { of: products });
}

function selectRows(db: DbOrTx, owner: CartOwner, buyer: CartOwner) {
  return db
    .select({
      line: cartLines,
      product: productFor(buyer),
      category: { slug: categories.slug, tone: categories.tone, active: categories.active },
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(ofOwner(owner));
}

/** Product columns, with the stock available to this owner. */
export function productFor(owner: CartOwner) {
  return { ...getTableColumns(products), stock: stockFor(owner) };
}

/** The stock, plus what the owner's own open payment has reserved (decisions.md 7). */
function stockFor({ kind, id }: CartOwner) {
  if (kind === 'guest') return products.stock;
  const held = sql`select sum(${paymentLines.quantity}) from ${paymentLines}
    join ${payments} on ${payments.id} = ${paymentLines.paymentId}
    where ${payments.customerId} = ${id} and ${payments.state} = 'open'
    and ${paymentLines.productId} = ${products.id}`;
  return sql<number>`(${products.stock} + coalesce((${held}), 0))::integer`;
}

/** 0 for a cart that was never written. */
export async function cartVersion(db: DbOrTx, owner: CartOwner): Promise<number> {
  const [cart] = await db.select({ version: carts.version }).from(carts).where(cartOf(owner));
  return cart?.version ?? 0;
}

/**
 * Cart version, usable promotion credit and order limits in one query. @throws Error when the shop has no settings row.
 */
export async function getCartHead(db: DbOrTx, owner: CartOwner) {
  const [head] = await db
    .select({
      version: sql<number>`coalesce(${carts.version}, 0)`,
      promotionPaise: owner.kind === 'customer' ? usablePromotionPaise(db, owner.id) : sql<number>`0`,
      ...limitColumns,
    })
    .from(siteSettings)
    .leftJoin(carts, cartOf(owner));
  if (!head) throw new Error('site_settings is empty');
  return head;
}

/** Like `cartVersion`, and locks the cart until the transaction ends. */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<number> {
  const [cart] = await tx.select({ version: carts.version }).from(carts).where(cartOf(owner)).for('update');
  return cart?.version ?? 0;
}

/** Creates or locks the cart until the transaction ends, and increments its version to more than `above`. */
export async function touchCart(tx: Tx, { kind, id }: CartOwner, now: Date, above = 0): Promise<void> {
  await tx
    .insert(carts)
    .values({ ownerKind: kind, ownerId: id, version: above + 1, updatedAt: now })
    .onConflictDoUpdate({
      target: [carts.ownerKind, carts.ownerId],
      set: { version: sql`greatest(${carts.version}, ${above}) + 1`, updatedAt: now },
    });
}

export async function findLine(
  tx: Tx,
  owner: CartOwner,
  productId: number,
): Promise<CartRow['line'] | undefined> {
  const [line] = await tx
    .select()
    .from(cartLines)
    .where(and(ofOwner(owner), eq(cartLines.productId, productId)));
  return line;
}

/** The number of different products in a cart. */
export async function countLines(tx: Tx, owner: CartOwner): Promise<number> {
  const [row] = await tx.select({ lines: count() }).from(cartLines).where(ofOwner(owner));
  return row?.lines ?? 0;
}

/** The sum of all quantities, lines without stock included. */
export async function countItems(db: DbOrTx, owner: CartOwner): Promise<number> {
  const [row] = await db
    .select({ items: sum(cartLines.quantity) })
    .from(cartLines)
    .where(ofOwner(owner));
  return Number(row?.items ?? 0);
}

/** True when the product exists, on sale or not. */
export async function hasProduct(tx: Tx, productId: number): Promise<boolean> {
  const found = await tx.select({ id: products.id }).from(products).where(eq(products.id, productId));
  return found.length > 0;
}

/** The terms a shopper accepts by adding a product: its pack and its current unit price. */
export function acceptedTerms({ variantName, nicName, pricePaise, offerPaise }: Product) {
  const cartPricePaise = unitPayPrice({ price: paise(pricePaise), offerPrice: paise(offerPaise) });
  return { variantName, nicName, cartPricePaise };
}

export function newLine({ kind, id }: CartOwner, product: Product, quantity: number) {
  return { ownerKind: kind, ownerId: id, productId: product.id, quantity, ...acceptedTerms(product) };
}

/** Appends a line; with `lineId`, the id of a line removed before, it is restored in its old position. */
export async function insertLine(
  tx: Tx,
  owner: CartOwner,
  product: Product,
  { quantity, lineId }: { quantity: number; lineId?: number | undefined },
): Promise<void> {
  const line = newLine(owner, product, quantity);
  if (lineId !== undefined && (await hasLineAfter(tx, owner, lineId))) {
    const back = tx.insert(cartLines).overridingSystemValue();
    const put = await back
      .values({ ...line, id: lineId })
      .onConflictDoNothing({ target: cartLines.id })
      .returning({ id: cartLines.id });
    if (put.length > 0) return;
  }
  await tx.insert(cartLines).values(line);
}

/** Ids below an existing line's id are never generated again, so a free one can be reused safely. */
async function hasLineAfter(tx: Tx, owner: CartOwner, lineId: number): Promise<boolean> {
  const after = await tx
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(and(ofOwner(owner), gt(cartLines.id, lineId)))
    .limit(1);
  return after.length > 0;
}

export async function changeLine(
  tx: Tx,
  lineId: number,
  change: Partial<Pick<CartRow['line'], 'quantity' | 'variantName' | 'nicName' | 'cartPricePaise'>>,
): Promise<void> {
  await tx.update(cartLines).set(change).where(eq(cartLines.id, lineId));
}

/** Moves a line to another cart, which must not hold its product yet. */
export async function moveLine(
  tx: Tx,
  lineId: number,
  { kind, id }: CartOwner,
  quantity: number,
): Promise<void> {
  await tx.update(cartLines).set({ ownerKind: kind, ownerId: id, quantity }).where(eq(cartLines.id, lineId));
}

/** Removes the owner's lines with these ids, or all lines, and returns how many were removed. */
export async function removeLines(tx: Tx, owner: CartOwner, lineIds?: readonly number[]): Promise<number> {
  const removed = await tx
    .delete(cartLines)
    .where(and(ofOwner(owner), lineIds ? inArray(cartLines.id, [...lineIds]) : undefined))
    .returning({ id: cartLines.id });
  return removed.length;
}

/** The order placed after `since` that emptied this cart: both then have the same timestamp. */
export async function findOrderOfCart(
  db: DbOrTx,
  { kind, id }: CartOwner,
  since: Date,
): Promise<string | undefined> {
  if (kind === 'guest') return undefined;
  const ofCart = and(eq(carts.ownerKind, kind), eq(carts.ownerId, id), eq(carts.updatedAt, orders.createdAt));
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(carts, ofCart)
    .where(and(eq(orders.customerId, id), gt(orders.createdAt, since)))
    .orderBy(desc(orders.id))
    .limit(1);
  return order?.id;
}

export async function dropCart(tx: Tx, owner: CartOwner): Promise<void> {
  await tx.delete(carts).where(cartOf(owner));
}
