import { z } from 'zod';
import { indiaDateTime } from '@/lib/domain/india-time';
import { PAYMENT_STATES } from '@/lib/domain/payment-state';
import type { customers } from '@/shop-api/db/schema/identity';
import type { payments } from '@/shop-api/db/schema/payments';
import { maskMobile } from '@/shop-api/plugins/log';
import { rupees } from '@/shop-api/rupees';

export const stateField = z.enum(PAYMENT_STATES, `must be one of: ${PAYMENT_STATES.join(', ')}`);
export const paymentIdField = z
  .string()
  .trim()
  .regex(/^PY-[\w-]{1,40}$/, 'must be a payment id such as PY-4MyFYgiFnkVAOBGrVYTW');

export const paymentSummary = z.object({
  payment_id: z.string(),
  created_date: z.string(),
  state: stateField,
  total: z.number(),
  order_id: z.string(),
  customer_name: z.string(),
  customer_mobile: z.string(),
  /** The number of checks since it entered this state, and the time of the next one. */
  tries: z.number(),
  next_try_date: z.string(),
});

type Payment = typeof payments.$inferSelect;
type Payer = Pick<typeof customers.$inferSelect, 'name' | 'mobile'>;

/** A payment without data that would let others pay, refund or call: the mobile is masked. */
export function toPaymentSummary(payment: Payment, payer: Payer): z.input<typeof paymentSummary> {
  return {
    payment_id: payment.id,
    created_date: indiaDateTime(payment.createdAt),
    state: payment.state,
    total: rupees(payment.totalPaise),
    order_id: payment.orderId ?? '',
    customer_name: payer.name,
    customer_mobile: maskMobile(payer.mobile),
    tries: payment.checks,
    next_try_date: payment.nextCheckAt ? indiaDateTime(payment.nextCheckAt) : '',
  };
}

const MARKS: Partial<Record<Payment['state'], string>> = { refund_due: '!!', failed: '!' };

/** The mark for states that need attention; empty for the rest. */
export function markOf(state: Payment['state']): string {
  return MARKS[state] ?? '';
}
