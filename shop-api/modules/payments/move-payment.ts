import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { applyHappening, type Happening, type PaymentDeps } from './apply-event';
import type { Payment } from './repository';

/** As `applyHappening`, in a transaction of its own. */
export async function movePayment(
  deps: PaymentDeps & Pick<Deps, 'db'>,
  payment: Payment,
  happening: Happening,
): Promise<Payment> {
  const moved = await withTransaction(deps.db, (tx) => applyHappening(tx, deps, payment.id, happening));
  deps.sms.wake();
  return moved ?? payment;
}
