import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { indiaDateTime } from '@/lib/domain/india-time';
import { customers } from '@/shop-api/db/schema/identity';
import { paymentEvents, paymentLines, payments } from '@/shop-api/db/schema/payments';
import { rupees } from '@/shop-api/rupees';
import { defineCommand } from '../command';
import { Refusal } from '../refusal';
import { paymentIdField, toPaymentSummary } from './payment-fields';
import { paymentOutput, paymentText } from './payment-text';

export const paymentShow = defineCommand({
  name: 'payments show',
  summary: 'Show an online payment: what it is for, where its money is, what the provider reported.',
  args: [{ name: 'payment', about: 'the payment id' }],
  input: z.object({ payment: paymentIdField }),
  output: paymentOutput,
  run: async ({ db }, { payment: id }) => {
    const [found] = await db
      .select({ payment: payments, payer: { name: customers.name, mobile: customers.mobile } })
      .from(payments)
      .innerJoin(customers, eq(customers.id, payments.customerId))
      .where(eq(payments.id, id));
    if (!found) throw new Refusal(`There is no payment ${id}.`);
    const { payment, payer } = found;
    const lines = await db
      .select()
      .from(paymentLines)
      .where(eq(paymentLines.paymentId, id))
      .orderBy(asc(paymentLines.position));
    const events = await db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.paymentId, id))
      .orderBy(asc(paymentEvents.receivedAt));
    return {
      ...toPaymentSummary(payment, payer),
      held_until: indiaDateTime(payment.expiresAt),
      subtotal: rupees(payment.subtotalPaise),
      promotion: rupees(payment.promotionPaise),
      provider: payment.provider,
      link_id: payment.linkId ?? '',
      captured_id: payment.capturedId ?? '',
      captured: payment.capturedPaise === null ? null : rupees(payment.capturedPaise),
      refund_id: payment.refundId ?? '',
      lines: lines.map((line) => ({
        product_name: line.productName,
        pack: `${line.variantName} ${line.nicName}`,
        quantity: line.quantity,
        price: rupees(line.unitPricePaise),
      })),
      events: events.map(({ receivedAt, kind }) => ({ received_date: indiaDateTime(receivedAt), kind })),
    };
  },
  text: paymentText,
});
