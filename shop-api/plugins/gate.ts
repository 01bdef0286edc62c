import type { FastifyRequest } from 'fastify';
import { ACTOR_HEADER, type Actor, type CustomerActor, verifyActor } from '@/lib/contract/actor-token';
import type { CallIdentity } from '@/lib/contract/define-call';
import { isBearer } from '@/lib/contract/is-bearer';
import { ShopError } from '@/lib/domain/errors';
import type { Clock } from '@/shop-api/ports/clock';

export type Gate = {
  apiSecret: string;
  clock: Clock;
  /** @throws ShopError unauthenticated or suspended. */
  requireLiveSession(actor: CustomerActor): Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    gate: Gate;
  }
}

/** @throws ShopError untrusted_caller without the right service credential. */
export function requireServiceCredential(request: FastifyRequest, apiSecret: string): void {
  if (isBearer(request.headers.authorization, apiSecret)) return;
  const message = 'The Authorization header must be "Bearer" and the secret of these calls.';
  throw new ShopError('untrusted_caller', { message });
}

/**
 * Reads and verifies the signed actor; undefined without one. @throws ShopError untrusted_caller for an invalid token.
 */
export async function readActor(
  request: FastifyRequest,
  { apiSecret, clock }: Gate,
): Promise<Actor | undefined> {
  const token = request.headers[ACTOR_HEADER];
  if (token === undefined) return undefined;
  const actor = typeof token === 'string' ? await verifyActor(token, apiSecret, clock.now()) : undefined;
  if (!actor) throw new ShopError('untrusted_caller');
  return actor;
}

/** @throws ShopError unauthenticated when the actor is not of the kind the call requires. */
export function requireIdentity(identity: CallIdentity, actor: Actor | undefined): void {
  if (identity === 'none') return;
  if (!actor || (identity === 'customer' && actor.kind !== 'customer'))
    throw new ShopError('unauthenticated');
}

type NamedShopper = { user_id?: unknown; user_type?: unknown };

/**
 * Checks an input's user_id and user_type against the signed actor and returns the actor to use. An empty user_id means
 * an anonymous visitor, whose response contains no personal data even with an actor header.
 *
 * @throws ShopError forbidden for another shopper's id.
 */
export function matchActor(input: unknown, actor: Actor | undefined): Actor | undefined {
  if (typeof input !== 'object' || input === null) return actor;
  const { user_id: userId, user_type: userType }: NamedShopper = input;
  if (userId === undefined) return actor;
  if (userId === '') return undefined;
  if (!actor || userId !== actor.id) throw new ShopError('forbidden', { field: 'user_id' });
  if (userType !== undefined && (userType === 'guest') !== (actor.kind === 'guest')) {
    throw new ShopError('forbidden', { field: 'user_type' });
  }
  return actor;
}
