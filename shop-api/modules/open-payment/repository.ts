import { and, eq } from 'drizzle-orm';
import { type Paise, paise } from '@/lib/domain/money';
import type { DbOrTx } from '@/shop-api/db/client';
import { payments } from '@/shop-api/db/schema/payments';

/** Query condition on payments: the customer's open payment; there is at most one. */
export const isOpenPaymentOf = (customerId: string) =>
  and(eq(payments.customerId, customerId), eq(payments.state, 'open'));

/** The total of the customer's open payment, 0 without one. */
export async function openPaymentTotal(db: DbOrTx, customerId: string): Promise<Paise> {
  const [open] = await db
    .select({ total: payments.totalPaise })
    .from(payments)
    .where(isOpenPaymentOf(customerId));
  return paise(open?.total ?? 0);
}
