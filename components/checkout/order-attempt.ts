import type { OrderIntent } from '@/lib/client/order-key';

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
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? 'null');
    return isAttempt(stored) && stored.cart.owner === owner ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function keepAttempt(attempt: OrderAttempt): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(attempt));
  } catch {
    // a browser that refuses storage forgets the attempt at a reload only
  }
}

export function forgetAttempt(): void {
  try {
    sessionStorage.removeItem(STORE);
  } catch {
    // as above
  }
}
