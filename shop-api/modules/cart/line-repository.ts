import { and, count, eq, gt, inArray, sum } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { cartLines } from '@/shop-api/db/schema/cart';
import { products } from '@/shop-api/db/schema/catalogue';
import type { CartOwner } from './owner';
import { acceptedTerms, type CartRow, ofOwner, type Product } from './repository';

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
