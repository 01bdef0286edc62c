import { clampQuantity, MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/lib/domain/quantity';
import type { Tx } from '@/shop-api/db/client';
import { changeLine, moveLine, removeLines } from './line-repository';
import { type CartOwner, customerCart } from './owner';
import { beginCartChange, type CartRow, cartVersion, listCartRows } from './repository';

/** One guest line after the merge, in wire format; `quantity` 0 means the line was not moved. */
export type MergedLine = {
  product_id: number;
  product_name: string;
  product_name2: string;
  wanted_quantity: number;
  quantity: number;
};

/**
 * Merges a guest's lines into the customer's cart (decisions.md 18): quantities add up, capped by the stock the
 * customer can have and by the line limit; once the cart is full, products that it does not hold yet are left out.
 * Returns the result of each line and empties the guest's cart.
 */
export async function mergeGuestCart(
  tx: Tx,
  guestId: string,
  customerId: string,
  now: Date,
): Promise<MergedLine[]> {
  const [guest, customer]: [CartOwner, CartOwner] = [
    { kind: 'guest', id: guestId },
    customerCart(customerId),
  ];
  const guestVersion = await cartVersion(tx, guest);
  if (guestVersion === 0) return [];
  // why: always the customer's cart first, so that two sign-ins cannot deadlock
  await beginCartChange(tx, customer, now, guestVersion);
  await beginCartChange(tx, guest, now);
  const own = new Map((await listCartRows(tx, customer)).map(({ line }) => [line.productId, line]));
  let room = MAX_CART_LINES - own.size;
  const merged: MergedLine[] = [];
  for (const row of await listCartRows(tx, guest, customer)) {
    const line = own.get(row.product.id);
    const hasRoom = line !== undefined || room-- > 0;
    merged.push({
      product_id: row.product.id,
      product_name: row.product.name,
      product_name2: row.product.name2,
      wanted_quantity: row.line.quantity + (line?.quantity ?? 0),
      quantity: hasRoom ? await joinLine(tx, customer, line, row) : 0,
    });
  }
  // why: the cart row stays, so its version tells a tab that missed the sign-in response that its cart is stale
  await removeLines(tx, guest);
  return merged;
}

async function joinLine(
  tx: Tx,
  customer: CartOwner,
  own: CartRow['line'] | undefined,
  { line, product }: CartRow,
): Promise<number> {
  const together = line.quantity + (own?.quantity ?? 0);
  // why: an unavailable line stays, so that the cart can say what is missing
  const quantity = clampQuantity(together, product.stock) || Math.min(together, MAX_LINE_QUANTITY);
  const { variantName, nicName, cartPricePaise } = line;
  if (own) await changeLine(tx, own.id, { quantity, variantName, nicName, cartPricePaise });
  else await moveLine(tx, line.id, customer, quantity);
  return quantity;
}
