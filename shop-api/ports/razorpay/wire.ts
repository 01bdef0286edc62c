import { z } from 'zod';
import { ShopError } from '@/lib/domain/errors';
import { type Paise, paise } from '@/lib/domain/money';
import type { ProviderEvent, ProviderReturn, WebhookHeaders } from '@/shop-api/ports/payments';
import { isSignedBy, readSigned } from '@/shop-api/ports/signature';

const paiseWire = z
  .number()
  .int()
  .transform((amount): Paise => paise(amount));

const paymentWire = z.object({ id: z.string(), status: z.string(), amount: paiseWire });
export type PaymentWire = z.output<typeof paymentWire>;

const linkPaymentWire = z
  .object({ payment_id: z.string(), status: z.string(), amount: z.coerce.number().int() })
  .transform(({ payment_id: id, status, amount }): PaymentWire => ({ id, status, amount: paise(amount) }));

/** The fields of a payment link that the shop uses; `payments` may be empty even when it is paid. */
export const linkWire = z.object({
  id: z.string().min(1),
  short_url: z.url({ protocol: /^https?$/ }),
  status: z.enum(['created', 'partially_paid', 'expired', 'cancelled', 'paid']),
  reference_id: z.string().nullish(),
  order_id: z.string().nullish(),
  payments: z.array(linkPaymentWire).nullish(),
});
export type LinkWire = z.output<typeof linkWire>;

export const linkListWire = z.object({ payment_links: z.array(linkWire) });

export const paymentListWire = z.object({ items: z.array(paymentWire) });
/** One that is 'pending' may still fail, which an event tells. */
export const refundWire = z.object({ id: z.string(), status: z.string() });
export const refundListWire = z.object({
  items: z.array(
    refundWire.extend({
      amount: z.number(),
      receipt: z.string().nullish(),
    }),
  ),
});

/** What the SDK rejects with, which is not an Error. Without `statusCode` there was no response. */
export const failureWire = z.object({
  statusCode: z.coerce.number(),
  error: z.object({ description: z.string().default('') }).optional(),
});

const eventWire = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment_link: z
      .object({
        entity: z.object({
          reference_id: z.string().nullish(),
          status: z.string(),
        }),
      })
      .optional(),
    payment: z.object({ entity: paymentWire }).optional(),
    refund: z.object({ entity: z.object({ id: z.string(), receipt: z.string().nullish() }) }).optional(),
  }),
});

type EventPayload = z.output<typeof eventWire>['payload'];

const ENDED = new Set(['payment_link.cancelled', 'payment_link.expired']);

/** @throws ShopError forbidden, bad_request. */
export function readEvent(rawBody: Buffer, headers: WebhookHeaders, secret: string): ProviderEvent {
  const eventId = headers['x-razorpay-event-id'];
  const parsed = eventWire.safeParse(readSigned(rawBody, headers['x-razorpay-signature'], secret));
  if (typeof eventId !== 'string' || eventId === '' || !parsed.success) throw new ShopError('bad_request');
  const { event: kind, payload } = parsed.data;
  const reference = payload.payment_link?.entity.reference_id ?? payload.refund?.entity.receipt ?? undefined;
  const state = stateOf(kind, payload);
  return { eventId, kind, ...(reference && state ? { reference, state } : {}) };
}

function stateOf(kind: string, { payment, refund }: EventPayload): ProviderEvent['state'] {
  if (ENDED.has(kind)) return { status: 'ended' };
  if (kind === 'refund.failed' && refund) return { status: 'refund_failed', refundId: refund.entity.id };
  if (kind !== 'payment_link.paid' || payment?.entity.status !== 'captured') return undefined;
  return { status: 'paid', capture: { captureId: payment.entity.id, amount: payment.entity.amount } };
}

/** @throws ShopError forbidden. */
export function readReturnQuery(query: URLSearchParams, keySecret: string): ProviderReturn | undefined {
  const value = (name: string) => query.get(`razorpay_${name}`) ?? '';
  const reference = value('payment_link_reference_id');
  if (reference === '') return undefined;
  const status = value('payment_link_status');
  const signed = [value('payment_link_id'), reference, status, value('payment_id')].join('|');
  if (!isSignedBy(signed, value('signature'), keySecret)) throw new ShopError('forbidden');
  return { reference, isCancelled: status === 'cancelled' };
}
