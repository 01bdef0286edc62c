import { mutate } from 'swr';
import type { Cart } from '@/lib/contract/bff/cart';
import { contentOf, toCartView } from './cart-lines';
import { fetchJson } from './fetcher';
import { shopperIsKnown } from './first-guest';
import { isCart } from './guards';
import { keys } from './keys';
import { keepCount } from './known-count';
import { CART_SIGNAL, signal } from './signal-keys';

/** The newest cart the server has told; SWR shows it, this decides which answer is newer. */
let newest: Cart | undefined;
/** Grows when the shopper changes; answers asked for before that are nobody's. */
let epoch = 0;

function mark({ owner, version }: Cart): string {
  return `${owner}:${version}`;
}

function isOlder(cart: Cart, than: Cart): boolean {
  const isFromBeforeTheCookie = cart.owner === '' && than.owner !== '';
  return isFromBeforeTheCookie || (cart.owner === than.owner && cart.version < than.version);
}

export function cartEpoch(): number {
  return epoch;
}

export function isCartKnown(): boolean {
  return newest !== undefined;
}

/** The mark of whose cart is known, empty for nobody's. */
export function cartOwner(): string {
  return newest?.owner ?? '';
}

/** How many of a product are in the known cart. */
export function knownQuantity(productId: number): number {
  return newest?.lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** What is in the known cart (`contentOf`); undefined while none is known. */
export function knownContent(): string | undefined {
  return newest && contentOf(newest.lines);
}

/** Whether another tab's mark names the cart this tab shows. */
export function isKnownCart(given: string): boolean {
  return newest !== undefined && mark(newest) === given;
}

/** The newer of the known cart and this one: an older answer of the same owner never wins. */
function remember(cart: Cart, askedIn: number): Cart {
  if (askedIn !== epoch) return newest ?? cart;
  const isFirst = newest === undefined;
  if (newest === undefined || !isOlder(cart, newest)) newest = cart;
  shopperIsKnown(cartOwner() !== '');
  keepCount(toCartView(newest).count);
  if (isFirst) for (const listener of firstCartListeners) listener(cart);
  return newest;
}

const firstCartListeners = new Set<(cart: Cart) => void>();

/** Calls back with the first cart that is known of a shopper. */
export function onFirstCart(listener: (cart: Cart) => void): void {
  firstCartListeners.add(listener);
}

/** Reads the cart, for SWR. */
export async function loadCart(): Promise<Cart> {
  const askedIn = epoch;
  return remember(await fetchJson(keys.cart, isCart), askedIn);
}

/** Shows the cart a write answered with, here and, by a mark, in other tabs. */
export async function acceptCart(cart: Cart, askedIn: number): Promise<void> {
  if (askedIn !== epoch) return;
  const shown = remember(cart, askedIn);
  signal(CART_SIGNAL, mark(shown));
  await mutate(keys.cart, shown, { revalidate: false });
}

const forgetListeners = new Set<() => void>();

/** Calls back when the shopper changes. */
export function onForgetCart(listener: () => void): void {
  forgetListeners.add(listener);
}

/** Another shopper from now on: what is on its way for the old one is dropped. */
export function forgetCart(): void {
  epoch += 1;
  newest = undefined;
  keepCount(undefined);
  shopperIsKnown(false);
  for (const listener of forgetListeners) listener();
}
