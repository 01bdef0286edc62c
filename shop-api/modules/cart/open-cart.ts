import type { Tx } from '@/shop-api/db/client';
import { lockCustomer } from '@/shop-api/modules/customers/repository';
import type { CartOwner } from './owner';
import { beginCartChange } from './repository';

/**
 * Creates or locks the owner's cart for a change, and increments its version.
 *
 * @throws ShopError unauthenticated when the customer no longer exists: an erased customer gets no cart.
 */
export async function openCart(tx: Tx, owner: CartOwner, now: Date): Promise<void> {
  await beginCartChange(tx, owner, now);
  if (owner.kind === 'customer') await lockCustomer(tx, owner.id);
}
