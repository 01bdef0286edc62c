import type { Db, Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { lockCustomer } from './repository';

/**
 * Runs `work` on one customer's rows in a transaction that locks the customer.
 *
 * @throws ShopError unauthenticated when the customer no longer exists: an erased one gets no new rows.
 */
export function withCustomer<Result>(
  db: Db,
  customerId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return withTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    return work(tx);
  });
}
