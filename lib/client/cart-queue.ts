import { mutate } from 'swr';
import { showToast } from '@/components/ui/toast/toast-store';
import type { CartLine } from '@/lib/contract/bff/cart';
import { ShopError } from '@/lib/domain/errors';
import { MAX_LINE_QUANTITY } from '@/lib/domain/quantity';
import { documentText } from '@/lib/messages/document-text';
import { type CartProduct, type PendingLine, toCartProduct } from './cart-lines';
import { cartEpoch, cartOwner, isCartKnown, onFirstCart, onForgetCart } from './cart-store';
import { isOffline, untilConnection } from './connection';
import { keys } from './keys';
import { nextMark } from './next-mark';
import { keepUnsaved, unsavedQuantities } from './pending-store';
import { type LineOutcome, sendBeforeLeaving, writeLine } from './write-line';

/** One product's place in the queue: what the shopper wants last, and what is on its way. */
type Lane = PendingLine & {
  settled: Promise<boolean>;
  /** The page was left meanwhile: no answer then says nothing about the newest quantity. */
  left?: boolean;
};

const lanes = new Map<number, Lane>();
const listeners = new Set<() => void>();
let snapshot: readonly PendingLine[] = [];
/** From when the page is left until it is shown again. */
let away: Promise<void> | undefined;

const NONE: readonly PendingLine[] = [];

/** When what changed is drawn: it is kept, and can be read, at once. */
type When = (run: () => void) => void;
const atOnce: When = (run) => run();

function publish(when = atOnce): void {
  snapshot = [...lanes.values()].map(({ product, quantity, lineId, mark }) => ({
    product,
    quantity,
    lineId,
    mark,
  }));
  // why: until the cart is known, what waits may only go to whom it was left by
  const owner = isCartKnown() ? cartOwner() : (unsavedQuantities()?.owner ?? '');
  keepUnsaved(owner, [...waitingLines(), ...snapshot]);
  when(() => {
    for (const listener of listeners) listener();
  });
}

/** What an earlier visit of this tab left unsaved, as long as it is not known whether it is of the same shopper. */
function waitingLines(): readonly PendingLine[] {
  if (isCartKnown()) return NONE;
  return (unsavedQuantities()?.lines ?? NONE).filter(({ product }) => !lanes.has(product.id));
}

onForgetCart(() => {
  lanes.clear();
  keepUnsaved('', NONE);
  publish();
});

onFirstCart((cart) => {
  const unsaved = unsavedQuantities();
  if (!unsaved || (unsaved.owner !== '' && unsaved.owner !== cart.owner)) return;
  for (const line of unsaved.lines) if (!lanes.has(line.product.id)) put(line);
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
 * Shows a quantity at once and tells the server; clicks made meanwhile collapse into the newest. Without a
 * network it stays on screen and is sent when that is back; a reload sends it again.
 * Resolves with whether it was saved; if not, the server's quantity is back and a toast has said so.
 *
 * @param drawn when it is shown, where that is not to be at once
 */
export function setQuantity(given: CartProduct | CartLine, quantity: number, drawn?: When): Promise<boolean> {
  return put({ product: toCartProduct(given), quantity }, { drawn });
}

/**
 * Puts removed lines back in their places, sent one after the other: those that had none yet, which stand at the end, as
 * they stood; then the others from the last to the first, for a line gets its place before one that is there.
 */
export async function putBack(lines: readonly CartLine[]): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  const placed = lines.filter(({ id }) => id > 0).reverse();
  const saved = [...lines.filter(({ id }) => id <= 0), ...placed].map((line) => {
    const { quantity, id } = line;
    const lineId = id > 0 ? id : undefined;
    const settled = put({ product: toCartProduct(line), quantity, lineId }, { after: before });
    before = settled;
    return settled;
  });
  await Promise.all(saved);
}

/** Removes a product's line; as `setQuantity` with 0. */
export function removeLine(given: CartProduct | CartLine): Promise<boolean> {
  return setQuantity(given, 0);
}

type How = { after?: Promise<unknown>; drawn?: When | undefined };

function put(
  { product, quantity, lineId, mark = nextMark() }: PendingLine,
  { after, drawn }: How = {},
): Promise<boolean> {
  const wanted = Math.max(0, Math.min(Math.trunc(quantity) || 0, MAX_LINE_QUANTITY));
  const running = lanes.get(product.id);
  if (running) {
    running.product = product;
    running.quantity = wanted;
    running.mark = mark;
    publish(drawn);
    return running.settled;
  }
  const lane: Lane = { product, quantity: wanted, lineId, mark, settled: Promise.resolve(true) };
  lanes.set(product.id, lane);
  publish(drawn);
  lane.settled = drain(lane, after);
  return lane.settled;
}

/** Resolves when no quantity is on its way. @throws ShopError unavailable while there is no network. */
export async function whenSettled(): Promise<void> {
  while (lanes.size > 0) {
    if (isOffline()) throw new ShopError('unavailable');
    const settled = Promise.all([...lanes.values()].map((lane) => lane.settled));
    await Promise.race([settled, untilConnection('offline')]);
  }
}

/**
 * The page is being left: what is not saved yet goes out once more, in a way that outlives the page. Nothing is sent
 * after that, nor given up, until the page is shown again; the tab's next page finds what was not confirmed.
 */
export function sendUnsaved(): void {
  away ??= untilShown();
  for (const lane of lanes.values()) {
    lane.left = true;
    sendBeforeLeaving(lane);
  }
}

async function untilShown(): Promise<void> {
  await new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
  away = undefined;
}

async function drain(lane: Lane, after?: Promise<unknown>): Promise<boolean> {
  const askedIn = cartEpoch();
  const isCurrent = () => askedIn === cartEpoch();
  if (after) await after;
  let saved = true;
  let sent: number | undefined;
  while (isCurrent() && sent !== lane.quantity) {
    if (away) await away;
    if (isOffline()) await waitForNetwork();
    if (!isCurrent()) break;
    sent = lane.quantity;
    lane.left = false;
    const outcome = await writeLine(lane, askedIn);
    if (outcome === 'unanswered' && !lane.left && !isOffline()) await untilLeavingIsTold();
    if (outcome === 'unanswered' && (lane.left || isOffline())) sent = undefined;
    else saved = isCurrent() && concluded(outcome);
  }
  if (!isCurrent()) return false;
  lanes.delete(lane.product.id);
  publish();
  if (!saved) void mutate(keys.cart);
  return saved;
}

/** A page that is being left breaks its requests off a moment before it hears that it goes. */
function untilLeavingIsTold(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function waitForNetwork(): Promise<void> {
  showToast(documentText('toast.offline'), { tone: 'error', topic: 'cart' });
  return untilConnection('online');
}

function concluded(outcome: LineOutcome): boolean {
  if (outcome === 'unanswered') showToast(documentText('toast.not_saved'), { tone: 'error' });
  return outcome === 'saved';
}
