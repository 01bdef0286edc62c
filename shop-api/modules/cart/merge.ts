import { clampQuantity, MAX_LINE_QUANTITY } from '@/lib/domain/quantity';
import type { Tx } from '@/shop-api/db/client';
import { type CartOwner, customerCart } from './owner';
import {
  type CartRow,
  cartVersion,
  changeLine,
  dropCart,
  listCartRows,
  moveLine,
  touchCart,
} from './repository';
import { MAX_CART_LINES } from './write';

/**
 * A guest's lines join the customer's cart (decisions.md 18): quantities add up, capped by what the customer
 * can have and the line limit; in a full cart other products stay out. Answers how many lines joined; the guest's cart is gone afterwards.
 */
export async function mergeGuestCart(
  tx: Tx,
  guestId: string,
  customerId: string,
  now: Date,
): Promise<number> {
  const [guest, customer]: [CartOwner, CartOwner] = [
    { kind: 'guest', id: guestId },
    customerCart(customerId),
  ];
  const guestVersion = await cartVersion(tx, guest);
  if (guestVersion === 0) return 0;
  // why: always the customer's cart first, so that two sign-ins never wait for each other in a ring
  await touchCart(tx, customer, now, guestVersion);
  await touchCart(tx, guest, now);
  const own = new Map((await listCartRows(tx, customer)).map(({ line }) => [line.productId, line]));
  let room = MAX_CART_LINES - own.size;
  let joined = 0;
  for (const row of await listCartRows(tx, guest, customer)) {
    const line = own.get(row.product.id);
    if (!line && room-- <= 0) continue;
    await joinLine(tx, customer, line, row);
    joined++;
  }
  await dropCart(tx, guest);
  return joined;
}

async function joinLine(
  tx: Tx,
  customer: CartOwner,
  own: CartRow['line'] | undefined,
  { line, product }: CartRow,
): Promise<void> {
  const together = line.quantity + (own?.quantity ?? 0);
  // why: an unavailable line stays, so that the cart can say what is missing
  const quantity = clampQuantity(together, product.stock) || Math.min(together, MAX_LINE_QUANTITY);
  if (!own) return moveLine(tx, line.id, customer, quantity);
  const { variantName, nicName, cartPricePaise } = line;
  await changeLine(tx, own.id, { quantity, variantName, nicName, cartPricePaise });
}
