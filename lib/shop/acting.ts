import 'server-only';
import type { Actor, CustomerActor } from '@/lib/contract/actor-token';
import type { Caller } from './shop-fetch';

/** A call made for a shopper: the actor signs it and fills the payload's identity. */
export type ActingCaller = Caller & { actor: Actor };
export type CustomerCaller = Caller & { actor: CustomerActor };

/** Where carts are filled and orders given (spec 9). */
export const BY_WEB = { order_by: 'web' } as const;

/** Identity as the spec's payloads carry it (spec 4, Identity). */
export function asShopper({ actor }: ActingCaller): { user_id: string; user_type: 'guest' | '' } {
  return { user_id: actor.id, user_type: actor.kind === 'guest' ? 'guest' : '' };
}

export function asCustomer({ actor }: CustomerCaller): { user_id: string } {
  return { user_id: actor.id };
}
