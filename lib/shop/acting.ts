import 'server-only';
import type { Actor, CustomerActor } from '@/lib/contract/actor-token';
import type { Caller } from './shop-fetch';

/** The caller of a call made for a shopper; `actor` is signed into a header and fills the identity of the payload. */
export type ActingCaller = Caller & { actor: Actor };
export type CustomerCaller = Caller & { actor: CustomerActor };

/** The platform of carts and orders (spec 9). */
export const BY_WEB = { order_by: 'web' } as const;

/** The identity fields of a payload (spec 4, Identity). */
export function asShopper({ actor }: ActingCaller): { user_id: string; user_type: 'guest' | '' } {
  return { user_id: actor.id, user_type: actor.kind === 'guest' ? 'guest' : '' };
}

export function asCustomer({ actor }: CustomerCaller): { user_id: string } {
  return { user_id: actor.id };
}
