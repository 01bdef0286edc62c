import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { PAYMENT_STATES } from '@/lib/domain/payment-state';
import { customers } from '@/shop-api/db/schema/identity';
import { payments } from '@/shop-api/db/schema/payments';
import { rupees } from '@/shop-api/rupees';
import { defineCommand } from '../command';
import { limitField, mobileField } from '../fields';
import { money, table } from '../table';
import { markOf, paymentSummary, stateField, toPaymentSummary } from './payment-fields';

const output = z.object({
  refunds_due: z.object({ count: z.number(), total: z.number() }),
  payments: z.array(paymentSummary),
});

export const paymentList = defineCommand({
  name: 'payments list',
  summary: 'List online payments: refunds that are due (!!), then the newest first (! failed).',
  options: {
    state: { value: 'state', about: `only those that are ${PAYMENT_STATES.join(', ')}` },
    mobile: { value: 'mobile', about: 'only those of this customer' },
    limit: { value: 'count', about: 'the maximum number of rows, up to 1000 (default 50)' },
  },
  input: z.object({
    state: stateField.optional(),
    mobile: mobileField.optional(),
    limit: limitField(50),
  }),
  output,
  run: async ({ db }, { state, mobile, limit }) => {
    const isDue = eq(payments.state, 'refund_due');
    const rows = await db
      .select({ payment: payments, payer: { name: customers.name, mobile: customers.mobile } })
      .from(payments)
      .innerJoin(customers, eq(customers.id, payments.customerId))
      .where(
        and(state ? eq(payments.state, state) : undefined, mobile ? eq(customers.mobile, mobile) : undefined),
      )
      .orderBy(desc(isDue), desc(payments.createdAt), desc(payments.id))
      .limit(limit);
    const [due] = await db
      .select({
        count: sql<number>`count(*)::integer`,
        paise: sql<string>`coalesce(sum(${payments.capturedPaise}), 0)`,
      })
      .from(payments)
      .where(isDue);
    return {
      refunds_due: { count: due?.count ?? 0, total: rupees(Number(due?.paise ?? 0)) },
      payments: rows.map(({ payment, payer }) => toPaymentSummary(payment, payer)),
    };
  },
  text: ({ refunds_due: due, payments: shown }) => {
    const rows = shown.map((payment) => [
      markOf(payment.state),
      payment.payment_id,
      payment.created_date,
      payment.state,
      money(payment.total),
      payment.order_id || '–',
      `${payment.customer_name}, ${payment.customer_mobile}`,
    ]);
    const list = table(
      ['', 'Payment', 'Opened on', 'State', 'Total', 'Order', 'Customer'],
      rows,
      'No payment matches.',
    );
    if (due.count === 0) return list;
    return `${list}\n\n!! Refunds due: ${due.count}, ${money(due.total)} in all. "payments show <id>" tells how they stand.`;
  },
});
