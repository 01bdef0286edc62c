import { z } from 'zod';
import { ShopError } from '@/lib/domain/errors';
import { paise } from '@/lib/domain/money';
import type { ProviderEvent, ProviderReturn, WebhookHeaders } from '@/shop-api/ports/payments';
import { isSignedBy, readSigned, sign } from '@/shop-api/ports/signature';
import type { LocalLink } from './books';

export const LOCAL_EVENT_ID = 'x-local-event-id';
export const LOCAL_SIGNATURE = 'x-local-signature';

const eventWire = z.object({
  event: z.enum(['payment_link.paid', 'payment_link.failed']),
  reference: z.string(),
  payment: z.object({ id: z.string(), amount: z.number().int().positive() }).optional(),
});

/** The outcome when the shopper left the page. */
export type LocalReturnStatus = 'paid' | 'processing' | 'failed' | 'cancelled';

/** The body of a webhook for a paid or failed link. */
export function eventBody({ reference, captureId, amountPaise }: LocalLink): string {
  const isPaid = captureId !== null;
  return JSON.stringify({
    event: isPaid ? 'payment_link.paid' : 'payment_link.failed',
    reference,
    ...(isPaid ? { payment: { id: captureId, amount: amountPaise } } : {}),
  } satisfies z.input<typeof eventWire>);
}

/** @throws ShopError forbidden, bad_request. */
export function readEvent(rawBody: Buffer, headers: WebhookHeaders, secret: string): ProviderEvent {
  const eventId = headers[LOCAL_EVENT_ID];
  const parsed = eventWire.safeParse(readSigned(rawBody, headers[LOCAL_SIGNATURE], secret));
  if (typeof eventId !== 'string' || !parsed.success) throw new ShopError('bad_request');
  const { event: kind, reference, payment } = parsed.data;
  if (!payment) return { eventId, kind, reference, state: { status: 'ended' } };
  const capture = { captureId: payment.id, amount: paise(payment.amount) };
  return { eventId, kind, reference, state: { status: 'paid', capture } };
}

const QUERY_PARAMETERS = {
  reference: 'local_reference',
  status: 'local_status',
  signature: 'local_signature',
} as const;

/** The return URL with reference and status, signed. */
export function returnAddress(
  { returnUrl, reference }: LocalLink,
  status: LocalReturnStatus,
  secret: string,
): string {
  const url = new URL(returnUrl);
  url.searchParams.set(QUERY_PARAMETERS.reference, reference);
  url.searchParams.set(QUERY_PARAMETERS.status, status);
  url.searchParams.set(QUERY_PARAMETERS.signature, sign(`${reference}|${status}`, secret));
  return url.href;
}

/** @throws ShopError forbidden. */
export function readReturnQuery(query: URLSearchParams, secret: string): ProviderReturn | undefined {
  const [reference, status] = [query.get(QUERY_PARAMETERS.reference), query.get(QUERY_PARAMETERS.status)];
  if (reference === null || status === null) return undefined;
  if (!isSignedBy(`${reference}|${status}`, query.get(QUERY_PARAMETERS.signature), secret)) {
    throw new ShopError('forbidden');
  }
  return { reference, isCancelled: status === 'cancelled' };
}
