import type { Db, Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { lockCustomer } from './repository';

/**
 * Does work on one customer's own rows in a transaction; such work waits for each other.
 *
 * @throws ShopError unauthenticated when the customer is gone: an erased one gets no new rows.
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
