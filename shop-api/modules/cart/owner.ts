import type { Actor } from '@/lib/contract/actor-token';

/** The owner of a cart: a guest session or a customer. */
export type CartOwner = { kind: 'guest' | 'customer'; id: string };

export function cartOwner({ kind, id }: Actor): CartOwner {
  return { kind, id };
}

export function customerCart(customerId: string): CartOwner {
  return { kind: 'customer', id: customerId };
}
