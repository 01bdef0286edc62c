import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { applyPaymentUpdate, type PaymentDeps, type PaymentUpdate } from './apply-event';
import type { Payment } from './repository';

/** Runs `applyPaymentUpdate` in its own transaction. */
export async function movePayment(
  deps: PaymentDeps & Pick<Deps, 'db'>,
  payment: Payment,
  update: PaymentUpdate,
): Promise<Payment> {
  const moved = await withTransaction(deps.db, (tx) => applyPaymentUpdate(tx, deps, payment.id, update));
  deps.sms.wake();
  return moved ?? payment;
}
