import { mutate } from 'swr';
import { showToast } from '@/components/ui/toast/toast-store';
import type { CartLine } from '@/lib/contract/bff/cart';
import { isShopError } from '@/lib/domain/errors';
import { MAX_LINE_QUANTITY } from '@/lib/domain/quantity';
import { text } from '@/lib/messages/text';
import { type CartProduct, type PendingLine, toCartProduct } from './cart-lines';
import { acceptCart, cartEpoch, hasOwner, onForgetCart } from './cart-store';
import { fetchJson } from './fetcher';
import { isCartWrite } from './guards';
import { keys } from './keys';

/** One product's place in the queue: what the shopper wants last, and what is on its way. */
type Lane = PendingLine & { settled: Promise<boolean> };

const lanes = new Map<number, Lane>();
const listeners = new Set<() => void>();
let snapshot: readonly PendingLine[] = [];
/** Under way while the server knows no owner: two first writes at once would make two guests. */
let firstWrite: Promise<unknown> | undefined;

const NONE: readonly PendingLine[] = [];

function publish(): void {
  snapshot = [...lanes.values()].map(({ product, quantity }) => ({ product, quantity }));
  for (const listener of listeners) listener();
}

onForgetCart(() => {
  lanes.clear();
  firstWrite = undefined;
  publish();
});

export function subscribeToPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function pendingLines(): readonly PendingLine[] {
  return snapshot;
}

export function noPendingLines(): readonly PendingLine[] {
  return NONE;
}

/**
 * Shows a quantity at once and tells the server; clicks made meanwhile collapse into the newest.
 * Resolves with whether it was saved; if not, the server's quantity is back and a toast has said so.
 */
export function setQuantity(given: CartProduct | CartLine, quantity: number): Promise<boolean> {
  const product = toCartProduct(given);
  const wanted = Math.max(0, Math.min(Math.trunc(quantity) || 0, MAX_LINE_QUANTITY));
  const running = lanes.get(product.id);
  if (running) {
    running.product = product;
    running.quantity = wanted;
    publish();
    return running.settled;
  }
  const lane: Lane = { product, quantity: wanted, settled: Promise.resolve(true) };
  lanes.set(product.id, lane);
  publish();
  lane.settled = drain(lane);
  return lane.settled;
}

/** Removes a product's line; as `setQuantity` with 0. */
export function removeLine(given: CartProduct | CartLine): Promise<boolean> {
  return setQuantity(given, 0);
}

/** Resolves when no quantity is on its way. */
export async function whenSettled(): Promise<void> {
  while (lanes.size > 0) await Promise.all([...lanes.values()].map(({ settled }) => settled));
}

async function drain(lane: Lane): Promise<boolean> {
  const askedIn = cartEpoch();
  const isCurrent = () => askedIn === cartEpoch();
  let saved = true;
  let sent: number | undefined;
  while (isCurrent() && sent !== lane.quantity) {
    while (firstWrite && !hasOwner()) await firstWrite;
    if (!isCurrent()) break;
    sent = lane.quantity;
    saved = await sendOnce(lane.product, sent, askedIn);
  }
  if (!isCurrent()) return false;
  lanes.delete(lane.product.id);
  publish();
  if (!saved) void mutate(keys.cart);
  return saved;
}

async function sendOnce(product: CartProduct, quantity: number, askedIn: number): Promise<boolean> {
  const attempt = writeOnce(product, quantity, askedIn);
  if (hasOwner()) return attempt;
  firstWrite = attempt;
  const saved = await attempt;
  if (firstWrite === attempt) firstWrite = undefined;
  return saved;
}

async function writeOnce(product: CartProduct, quantity: number, askedIn: number): Promise<boolean> {
  try {
    const path = keys.cartLine(product.id);
    const { cart, message } = await fetchJson(path, isCartWrite, { method: 'PUT', body: { quantity } });
    await acceptCart(cart, askedIn);
    if (message && askedIn === cartEpoch()) showToast(message, { tone: 'error', topic: 'cart' });
    return message === undefined;
  } catch (error) {
    if (askedIn === cartEpoch()) showToast(failureText(error), { tone: 'error' });
    return false;
  }
}

function failureText(error: unknown): string {
  if (isShopError(error) && !error.retryable && error.code !== 'internal') return error.message;
  return text('toast.not_saved');
}
