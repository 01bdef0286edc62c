import 'server-only';
import {
  cartcheck,
  cartcheckremove,
  cartempty,
  cartlisting,
  cartPriceUpdate,
  cartupdate,
} from '@/lib/contract/shop/cart';
import { wireStatus } from '@/lib/contract/shop/wire';
import { type ActingCaller, asShopper, BY_WEB } from './acting';
import { shopFetch } from './shop-fetch';
import { type CartCheckResult, type CartState, toCartCheck, toCartState } from './to-cart';

/** A cart after a write; `message` is the API's when it did less than requested. */
type CartWrite = { state: CartState; message?: string };

export async function getCart(caller: ActingCaller): Promise<CartState> {
  return toCartState((await shopFetch(cartlisting, { ...asShopper(caller), ...BY_WEB }, caller)).data);
}

type LineChange = { productId: number; quantity: number; lineId?: number | undefined };

/**
 * Sets the absolute quantity of a product; 0 removes it, and more than the stock is capped. With its old `lineId` a
 * removed line returns to its old position.
 *
 * @throws ShopError not_found or out_of_stock.
 */
export async function setLine(
  caller: ActingCaller,
  { productId, quantity, lineId }: LineChange,
): Promise<CartWrite> {
  const place = lineId === undefined ? {} : { cart_id: lineId };
  const input = { ...asShopper(caller), ...BY_WEB, product_id: productId, quantity, ...place };
  return toWrite((await shopFetch(cartupdate, input, caller)).data);
}

export async function emptyCart(caller: ActingCaller): Promise<CartWrite> {
  return toWrite((await shopFetch(cartempty, asShopper(caller), caller)).data);
}

/** Returns the problems that keep the cart from being ordered; changes nothing. */
export async function checkCart(caller: ActingCaller): Promise<CartCheckResult> {
  return toCartCheck(await shopFetch(cartcheck, asShopper(caller), caller));
}

/** Removes lines and checks the remaining cart. */
export async function removeLines(
  caller: ActingCaller,
  lineIds: readonly number[],
): Promise<CartCheckResult> {
  const input = { ...asShopper(caller), cart_ids: lineIds.join(',') };
  return toCartCheck(await shopFetch(cartcheckremove, input, caller));
}

/** Accepts today's prices, variants and units for every changed line (decisions.md 3). */
export async function acceptChanges(caller: ActingCaller): Promise<CartWrite> {
  return toWrite((await shopFetch(cartPriceUpdate, asShopper(caller), caller)).data);
}

type WriteWire = Parameters<typeof toCartState>[0] & { status: number; message: string };

function toWrite(data: WriteWire): CartWrite {
  const state = toCartState(data);
  return data.status === wireStatus.done ? { state } : { state, message: data.message };
}
