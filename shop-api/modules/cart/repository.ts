import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { paise } from '@/lib/domain/money';
import { unitPayPrice } from '@/lib/domain/pricing';
import type { Tone } from '@/lib/domain/tone';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { cartLines, carts } from '@/shop-api/db/schema/cart';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { siteSettings } from '@/shop-api/db/schema/content';
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

/**
 * Creates or locks the cart for a change until the transaction ends, increments its version to more than `above`, and
 * clears the order that took its lines.
 */
export async function beginCartChange(tx: Tx, { kind, id }: CartOwner, now: Date, above = 0): Promise<void> {
  await tx
    .insert(carts)
    .values({ ownerKind: kind, ownerId: id, version: above + 1, updatedAt: now })
    .onConflictDoUpdate({
      target: [carts.ownerKind, carts.ownerId],
      set: { version: sql`greatest(${carts.version}, ${above}) + 1`, updatedAt: now, orderedAs: null },
    });
}

/** Records the order that took lines of this cart. Call `beginCartChange` first. */
export async function markOrdered(tx: Tx, owner: CartOwner, orderId: string): Promise<void> {
  await tx.update(carts).set({ orderedAs: orderId }).where(cartOf(owner));
}

/** The order that took lines of this cart after `since`; undefined when the cart has changed since then. */
export async function findOrderOfCart(
  db: DbOrTx,
  owner: CartOwner,
  since: Date,
): Promise<string | undefined> {
  const [cart] = await db
    .select({ orderedAs: carts.orderedAs })
    .from(carts)
    .where(and(cartOf(owner), gt(carts.updatedAt, since)));
  return cart?.orderedAs ?? undefined;
}

export async function dropCart(tx: Tx, owner: CartOwner): Promise<void> {
  await tx.delete(carts).where(cartOf(owner));
}

/** The terms a shopper accepts by adding a product: its pack and its current unit price. */
export function acceptedTerms({ variantName, nicName, pricePaise, offerPaise }: Product) {
  const cartPricePaise = unitPayPrice({ price: paise(pricePaise), offerPrice: paise(offerPaise) });
  return { variantName, nicName, cartPricePaise };
}
