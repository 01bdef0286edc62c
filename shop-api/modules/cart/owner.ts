import type { Actor } from '@/lib/contract/actor-token';

/** Whose cart: a guest session's or a customer's. */
export type CartOwner = { kind: 'guest' | 'customer'; id: string };

export function cartOwner({ kind, id }: Actor): CartOwner {
  return { kind, id };
}

export function customerCart(customerId: string): CartOwner {
  return { kind: 'customer', id: customerId };
}
