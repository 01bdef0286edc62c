import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import type { Payment } from './repository';
import { type PaymentDeps, type PaymentUpdate, transitionPayment } from './transition-payment';

/** Runs `transitionPayment` in its own transaction. */
export async function transitionInTransaction(
  deps: PaymentDeps & Pick<Deps, 'db'>,
  payment: Payment,
  update: PaymentUpdate,
): Promise<Payment> {
  const changed = await withTransaction(deps.db, (tx) => transitionPayment(tx, deps, payment.id, update));
  deps.sms.wake();
  return changed?.payment ?? payment;
}
