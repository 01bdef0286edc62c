import type { Tx } from '@/shop-api/db/client';
import { lockCustomer } from '@/shop-api/modules/customers/repository';
import type { CartOwner } from './owner';
import { touchCart } from './repository';

/**
 * Makes or locks the cart of who changes it now, and grows its version.
 *
 * @throws ShopError unauthenticated when the customer is gone: an erased one gets no cart.
 */
export async function openCart(tx: Tx, owner: CartOwner, now: Date): Promise<void> {
  await touchCart(tx, owner, now);
  if (owner.kind === 'customer') await lockCustomer(tx, owner.id);
}
