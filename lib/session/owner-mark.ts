import 'server-only';
import { createHash } from 'node:crypto';
import type { Actor } from '@/lib/contract/actor-token';
import { ShopError } from '@/lib/domain/errors';
import { SHOWN_OWNER_HEADER } from '@/lib/domain/headers';

const HASH_LENGTH = 16;

/**
 * A mark that is different for each owner of a cart; empty for a visitor without a session. It grants nothing, and it
 * is not keyed: a new SESSION_SECRET must not make it another one.
 */
export function ownerMark(actor: Actor | undefined): string {
  if (!actor) return '';
  const hash = createHash('sha256').update(`cart owner ${actor.kind} ${actor.id}`).digest('base64url');
  return `${actor.kind}.${hash.slice(0, HASH_LENGTH)}`;
}

/**
 * Refuses a request of a tab that shows a customer's cart when it is not that customer's request, so that nothing is
 * written for a new guest (docs/adr/0018). What a tab says can only cause this refusal: who acts is in the cookie.
 *
 * @throws ShopError unauthenticated
 */
export function requireShownOwner({ headers }: Request, actor: Actor | undefined): void {
  const shown = headers.get(SHOWN_OWNER_HEADER);
  if (shown?.startsWith('customer.') && shown !== ownerMark(actor)) throw new ShopError('unauthenticated');
}
