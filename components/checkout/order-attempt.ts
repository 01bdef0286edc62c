import type { OrderIntent } from '@/lib/client/order-key';
import { keepInTab, keptInTab } from '@/lib/client/tab-store';

/** An order whose answer was lost: it may have been placed. */
export type OrderAttempt = { intent: OrderIntent; cart: { owner: string; version: number } };

const STORE = 'koodai-order-attempt';

function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null || !('intent' in value) || !('cart' in value)) return false;
  const { intent, cart } = value;
  return (
    typeof intent === 'object' &&
    intent !== null &&
    'addressId' in intent &&
    'payment' in intent &&
    'expectedTotal' in intent &&
    typeof cart === 'object' &&
    cart !== null &&
    'owner' in cart &&
    'version' in cart
  );
}

/** The attempt of this tab that still waits for its answer; it outlives a reload, and is nobody else's. */
export function unansweredAttempt(owner: string | undefined): OrderAttempt | undefined {
  const kept = keptInTab(STORE);
  return isAttempt(kept) && kept.cart.owner === owner ? kept : undefined;
}

export function keepAttempt(attempt: OrderAttempt): void {
  keepInTab(STORE, attempt);
}

export function forgetAttempt(): void {
  keepInTab(STORE, undefined);
}
