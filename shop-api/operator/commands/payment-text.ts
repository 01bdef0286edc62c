import { z } from 'zod';
import type { PaymentState } from '@/lib/domain/payment-state';
import { money, pairs, table } from '../table';
import { markOf, paymentSummary } from './payment-fields';
import { soldFields, soldText } from './sold-text';

export const paymentOutput = paymentSummary.extend({
  held_until: z.string(),
  ...soldFields,
  provider: z.string(),
  link_id: z.string(),
  captured_id: z.string(),
  captured: z.number().nullable(),
  refund_id: z.string(),
  events: z.array(z.object({ received_date: z.string(), kind: z.string() })),
});

type PaymentOutput = z.output<typeof paymentOutput>;

const MEANINGS: Record<PaymentState, string> = {
  open: 'can be paid; stock and promotion credit are held',
  paid: 'paid, and an order',
  failed: 'the provider reports that it will not be paid',
  expired: 'nobody paid in time',
  replaced: 'the shopper placed another order instead',
  refund_due: 'paid, but the order is not possible or was cancelled: a refund is due',
  refunded: 'the refund was sent',
};

/** A payment as text, for the person who answers the shopper. */
export function paymentText(payment: PaymentOutput): string {
  return [
    pairs([
      ['Payment', payment.payment_id],
      ['State', `${markOf(payment.state)} ${payment.state}: ${MEANINGS[payment.state]}`.trim()],
      ['Opened on', payment.created_date],
      ['Held until', payment.held_until],
      ['Customer', `${payment.customer_name}, ${payment.customer_mobile}`],
      ['Order', payment.order_id || '–'],
    ]),
    moneyText(payment),
    ...soldText(payment),
    table(
      ['When', 'Reported by the provider'],
      payment.events.map((event) => [event.received_date, event.kind]),
      'The provider reported nothing in the last 30 days.',
    ),
  ].join('\n\n');
}

/** Uses the ids shown on the provider's pages. */
function moneyText(payment: PaymentOutput): string {
  const { provider, captured, next_try_date: next, tries } = payment;
  const rows: [string, string][] = [
    ['Provider', `${provider}, ${payment.link_id || 'no payment page was created'}`],
    ['Money', captured === null ? 'none received' : `${money(captured)}, ${payment.captured_id}`],
    ['Refund', payment.refund_id || '–'],
  ];
  if (next !== '') rows.push(['Tried', `${tries} times, next at ${next}`]);
  return pairs(rows);
}
