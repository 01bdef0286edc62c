import { isOffline, untilConnection } from '@/lib/client/connection';
import { createEmitter } from '@/lib/client/emitter';
import { revalidate } from '@/lib/client/revalidate';
import { showToast } from '@/lib/client/toast-store';
import { keys } from '@/lib/config/api-paths';
import type { CartLine } from '@/lib/contract/bff/cart';
import { ShopError } from '@/lib/domain/errors';
import { MAX_LINE_QUANTITY } from '@/lib/domain/quantity';
import { documentText } from '@/lib/messages/document-text';
import { type CartProduct, type PendingLine, toCartProduct } from './cart-lines';
import { cartEpoch, onFirstCart, onForgetCart } from './cart-store';
import { nextMark } from './next-mark';
import { forgetUnsaved, storeUnsaved, unsavedLines } from './unsaved-cart';
import { type LineOutcome, sendBeforeLeaving, writeLine } from './write-line';

/** The queue of one product: its newest quantity, and the promise of the running write. */
type Lane = PendingLine & {
  settled: Promise<boolean>;
  /** The page was left during the write: a missing response then is no failure, and the quantity is sent again. */
  left?: boolean;
};

const lanes = new Map<number, Lane>();
let snapshot: readonly PendingLine[] = [];
/** Pending from when the page is left until it is shown again. */
let away: Promise<void> | undefined;

const NONE: readonly PendingLine[] = [];

const [subscribeToPending, emit] = createEmitter();

export { subscribeToPending };

/** Decides when a change is rendered. It is stored, and can be read, immediately. */
type Schedule = (render: () => void) => void;
const immediately: Schedule = (render) => render();

function publish(schedule = immediately): void {
  snapshot = [...lanes.values()].map(({ product, quantity, lineId, mark }) => ({
    product,
    quantity,
    lineId,
    mark,
  }));
  storeUnsaved(snapshot);
  schedule(emit);
}

onForgetCart(() => {
  lanes.clear();
  forgetUnsaved();
  publish();
});

onFirstCart((cart) => {
  for (const line of unsavedLines(cart.owner)) if (!lanes.has(line.product.id)) queueLine(line);
});

export function pendingLines(): readonly PendingLine[] {
  return snapshot;
}

export function noPendingLines(): readonly PendingLine[] {
  return NONE;
}

/**
 * Updates a quantity optimistically and sends it; changes made during a write are merged into the newest. Offline it
 * stays on screen and is sent when the network returns; after a reload it is sent again.
 * Resolves with whether it was saved; if not, it is rolled back and a toast has said so.
 *
 * @param schedule delays rendering; by default it is immediate
 */
export function setQuantity(
  item: CartProduct | CartLine,
  quantity: number,
  schedule?: Schedule,
): Promise<boolean> {
  return queueLine({ product: toCartProduct(item), quantity }, { schedule });
}

/** The same as `setQuantity` with 0. */
export function removeLine(item: CartProduct | CartLine): Promise<boolean> {
  return setQuantity(item, 0);
}

type QueueOptions = {
  /** The write waits for it, unless a write of the same product is running already. */
  after?: Promise<unknown>;
  schedule?: Schedule | undefined;
};

/** The same for a line that is restored, or that is sent again. */
export function queueLine(
  { product, quantity, lineId, mark = nextMark() }: PendingLine,
  { after, schedule }: QueueOptions = {},
): Promise<boolean> {
  const wanted = Math.max(0, Math.min(Math.trunc(quantity) || 0, MAX_LINE_QUANTITY));
  const running = lanes.get(product.id);
  if (running) {
    running.product = product;
    running.quantity = wanted;
    running.lineId = lineId ?? running.lineId;
    running.mark = mark;
    publish(schedule);
    return running.settled;
  }
  const lane: Lane = { product, quantity: wanted, lineId, mark, settled: Promise.resolve(true) };
  lanes.set(product.id, lane);
  publish(schedule);
  lane.settled = drain(lane, after);
  return lane.settled;
}

/** Resolves when no write is pending. @throws ShopError unavailable while offline. */
export async function whenSettled(): Promise<void> {
  while (lanes.size > 0) {
    if (isOffline()) throw new ShopError('unavailable');
    const settled = Promise.all([...lanes.values()].map((lane) => lane.settled));
    const race = new AbortController();
    await Promise.race([settled, untilConnection('offline', race.signal)]);
    race.abort();
  }
}

/**
 * Called when the page is left: sends all unsaved quantities again, with requests that outlive the page. Then the queue
 * pauses until the page is shown again; the tab's next page sends what was not confirmed.
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
  const requestEpoch = cartEpoch();
  const isCurrent = () => requestEpoch === cartEpoch();
  if (after) await after;
  let saved = true;
  let sent: number | undefined;
  while (isCurrent() && sent !== lane.quantity) {
    if (away) await away;
    if (isOffline()) await waitForNetwork();
    if (!isCurrent()) break;
    sent = lane.quantity;
    lane.left = false;
    const outcome = await writeLine(lane, requestEpoch);
    if (outcome === 'unanswered' && !lane.left && !isOffline()) await untilPageHideFires();
    if (outcome === 'unanswered' && (lane.left || isOffline())) sent = undefined;
    else saved = isCurrent() && reportOutcome(outcome);
  }
  if (!isCurrent()) return false;
  lanes.delete(lane.product.id);
  publish();
  if (!saved) void revalidate(keys.cart);
  return saved;
}

/** When a page is left, the browser aborts its requests just before `pagehide` fires. */
function untilPageHideFires(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function waitForNetwork(): Promise<void> {
  showToast(documentText('toast.offline'), { tone: 'error', topic: 'cart' });
  return untilConnection('online');
}

function reportOutcome(outcome: LineOutcome): boolean {
  if (outcome === 'unanswered') showToast(documentText('toast.not_saved'), { tone: 'error' });
  return outcome === 'saved';
}
