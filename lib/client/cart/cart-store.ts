import { mutate } from 'swr';
import { storeInBrowser } from '@/lib/client/browser-store';
import { createEmitter } from '@/lib/client/emitter';
import { fetchJson } from '@/lib/client/fetcher';
import { isCart } from '@/lib/client/guards';
import { CART_SIGNAL } from '@/lib/client/session/signal-keys';
import { keys } from '@/lib/config/api-paths';
import type { Cart } from '@/lib/contract/bff/cart';
import { toCartView } from '@/lib/domain/cart-view';
import { contentOf } from './cart-lines';
import { setShownOwner } from './first-guest';
import { keepCount } from './known-count';

/** The newest cart from the server, kept here to compare versions; SWR renders it. */
let newest: Cart | undefined;
/** Increases when the shopper changes; responses to older requests are dropped. */
let epoch = 0;

/** Names this version of the cart, to compare it with that of another tab. */
function tagOf({ owner, version }: Cart): string {
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

/** The owner of the known cart; empty when there is none. */
export function cartOwner(): string {
  return newest?.owner ?? '';
}

/** The quantity of a product in the known cart. */
export function knownQuantity(productId: number): number {
  return newest?.lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** The content of the known cart (`contentOf`); undefined while no cart is known. */
export function knownContent(): string | undefined {
  return newest && contentOf(newest.lines);
}

/** Whether a tag that another tab has published names the cart that this tab shows. */
export function isKnownCart(cartTag: string): boolean {
  return newest !== undefined && tagOf(newest) === cartTag;
}

/** Stores the cart unless it is older than the known one, and returns the newer of the two. */
function remember(cart: Cart, requestEpoch: number): Cart {
  if (requestEpoch !== epoch) return newest ?? cart;
  const isFirst = newest === undefined;
  if (newest === undefined || !isOlder(cart, newest)) newest = cart;
  setShownOwner(newest.owner);
  keepCount(toCartView(newest).count);
  if (isFirst) emitFirstCart(cart);
  return newest;
}

/** Calls a listener with the first cart of each shopper. */
const [onFirstCart, emitFirstCart] = createEmitter<Cart>();

export { onFirstCart };

/** The SWR fetcher of the cart. */
export async function loadCart(): Promise<Cart> {
  const requestEpoch = epoch;
  return remember(await fetchJson(keys.cart, isCart), requestEpoch);
}

/** Shows the cart from the response of a write, and signals other tabs to revalidate. */
export async function acceptCart(cart: Cart, requestEpoch: number): Promise<void> {
  if (requestEpoch !== epoch) return;
  const shown = remember(cart, requestEpoch);
  storeInBrowser(CART_SIGNAL, tagOf(shown));
  await mutate(keys.cart, shown, { revalidate: false });
}

/** Calls a listener when the shopper changes. */
const [onForgetCart, emitForgetCart] = createEmitter();

export { onForgetCart };

/** Forgets the cart because the shopper changes: pending responses for the old one are dropped. */
export function forgetCart(): void {
  epoch += 1;
  newest = undefined;
  keepCount(undefined);
  setShownOwner('');
  emitForgetCart();
}
