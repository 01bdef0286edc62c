import type { CustomerActor } from '@/lib/contract/actor-token';
import { ShopError } from '@/lib/domain/errors';
import type { DbOrTx } from '@/shop-api/db/client';
import { sessionState } from './session-repository';

/** @throws ShopError unauthenticated for an ended session, suspended for a suspended customer. */
export async function requireLiveSession(db: DbOrTx, actor: CustomerActor): Promise<void> {
  const state = await sessionState(db, actor.sid, actor.id);
  if (state === 'none') throw new ShopError('unauthenticated');
  if (state === 'suspended') throw new ShopError('suspended');
}
