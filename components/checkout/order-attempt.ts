import { readFromTab, storeInTab } from '@/lib/client/browser-store';
import { isRecord } from '@/lib/client/is-record';
import type { OrderIntent } from '@/lib/client/orders/order-key';

/** An order request that was sent: its order may have been placed. */
export type OrderAttempt = { intent: OrderIntent; cart: { owner: string; version: number } };

const STORE = 'koodai-order-attempt';
const PLACED_STORE = 'koodai-order-placed';

const PAYMENTS: ReadonlySet<unknown> = new Set<OrderIntent['payment']>(['cod', 'online', 'promotion']);

function isAttempt(value: unknown): value is OrderAttempt {
  if (!isRecord(value)) return false;
  const { intent, cart } = value;
  return (
    isRecord(intent) &&
    Number.isSafeInteger(intent.addressId) &&
    PAYMENTS.has(intent.payment) &&
    Number.isSafeInteger(intent.expectedTotal) &&
    isRecord(cart) &&
    typeof cart.owner === 'string' &&
    Number.isSafeInteger(cart.version)
  );
}

/** This tab's unanswered attempt, if it belongs to `owner`; it survives a reload. */
export function unansweredAttempt(owner: string | undefined): OrderAttempt | undefined {
  const kept = readFromTab(STORE);
  return isAttempt(kept) && kept.cart.owner === owner ? kept : undefined;
}

/** Whether this tab sent an order for `owner` whose success page was not shown yet. */
export function isSuccessDue(owner: string | undefined): boolean {
  return readFromTab(PLACED_STORE) === owner || unansweredAttempt(owner) !== undefined;
}

/** Replaces an answered attempt until `forgetAttempt`. */
export function keepPlaced({ cart }: OrderAttempt): void {
  storeInTab(STORE, undefined);
  storeInTab(PLACED_STORE, cart.owner);
}

export function keepAttempt(attempt: OrderAttempt): void {
  storeInTab(STORE, attempt);
}

export function forgetAttempt(): void {
  storeInTab(STORE, undefined);
  storeInTab(PLACED_STORE, undefined);
}
