import Razorpay from 'razorpay';
import type { z } from 'zod';
import { MINUTE_MS } from '@/lib/domain/durations';
import { ShopError } from '@/lib/domain/errors';
import { paise } from '@/lib/domain/money';
import type { RazorpayKeys } from '@/shop-api/payment-settings';
import type { Clock } from '@/shop-api/ports/clock';
import type { Capture, LinkRequest, LinkState, PaymentProvider } from '@/shop-api/ports/payments';
import {
  failureWire,
  type LinkWire,
  linkListWire,
  linkWire,
  type PaymentWire,
  paymentListWire,
  readEvent,
  readReturnQuery,
  refundListWire,
  refundWire,
} from './wire';

/**
 * Longer than any hold; the shop cancels a link when its hold ends. Razorpay requires at least 15 minutes, by a clock
 * that may be ahead of ours.
 */
const LIFE_MS = 30 * MINUTE_MS;
const TIMEOUT_MS = 5_000;
const LONGEST_DESCRIPTION = 200;
/** Razorpay lists 10 refunds of a payment unless asked for more. */
const MOST_REFUNDS = 100;

type Options = RazorpayKeys & { clock: Clock; client?: Razorpay };

/** Razorpay Payment Links through the SDK; responses are parsed and signatures verified here. */
export function razorpayPayments({
  keyId,
  keySecret,
  webhookSecret,
  clock,
  client,
}: Options): PaymentProvider {
  const razorpay = client ?? new Razorpay({ key_id: keyId, key_secret: keySecret });
  return {
    name: 'razorpay',
    async createLink(request) {
      const link = await createLink(razorpay, request, clock.now()).catch((cause) => {
        throw new ShopError('payment_link_failed', { cause });
      });
      return { linkId: link.id, url: link.short_url };
    },
    async findLink(linkId) {
      return toState(razorpay, await ask(linkWire, razorpay.paymentLink.fetch(linkId)));
    },
    async cancelLink(linkId) {
      await ask(linkWire, razorpay.paymentLink.cancel(linkId)).catch(ignoreRefusal);
    },
    refund: (capture, reference) => refund(razorpay, capture, reference),
    readWebhook: (rawBody, headers) => readEvent(rawBody, headers, webhookSecret),
    readReturn: (query) => readReturnQuery(query, keySecret),
  };
}

/** An error response from Razorpay. */
class RazorpayRefusal extends ShopError {
  constructor(
    readonly httpStatus: number,
    description: string,
  ) {
    super('unavailable', {
      message: `Razorpay answered ${httpStatus}: ${description.slice(0, LONGEST_DESCRIPTION)}`,
    });
  }
}

/** @throws ShopError unavailable; a RazorpayRefusal when Razorpay responded with an error. */
async function ask<Schema extends z.ZodType>(
  schema: Schema,
  request: Promise<unknown>,
): Promise<z.output<Schema>> {
  let answer: unknown;
  try {
    answer = await withinTime(request);
  } catch (error) {
    const failure = failureWire.safeParse(error);
    if (!failure.success) throw new ShopError('unavailable', { cause: error });
    const { statusCode, error: refused } = failure.data;
    throw new RazorpayRefusal(statusCode, refused?.description ?? '');
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ShopError('unavailable', { message: 'Razorpay answered something unknown' });
  return parsed.data;
}

/** Adds a timeout, as the SDK has none. */
function withinTime(request: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Razorpay did not answer in time')), TIMEOUT_MS);
  });
  return Promise.race([request, tooLate]).finally(() => clearTimeout(timer));
}

/** Razorpay refuses a second link for a reference; then the existing one is returned. */
async function createLink(razorpay: Razorpay, request: LinkRequest, now: Date): Promise<LinkWire> {
  const { reference, amount, description, mobile, returnUrl } = request;
  const body = {
    amount,
    currency: 'INR',
    accept_partial: false,
    reference_id: reference,
    description,
    customer: { contact: `+91${mobile}` },
    notify: { sms: false, email: false },
    reminder_enable: false,
    expire_by: Math.floor((now.getTime() + LIFE_MS) / 1000),
    callback_url: returnUrl,
    callback_method: 'get',
  };
  try {
    return await ask(linkWire, razorpay.paymentLink.create(body));
  } catch (error) {
    if (!(error instanceof RazorpayRefusal) || error.httpStatus !== 400) throw error;
    // why: the SDK passes every field on, but its types only know those for paging
    const query = { reference_id: reference, count: 10 };
    const known = await ask(linkListWire, razorpay.paymentLink.all(query));
    const link = known.payment_links.find(({ reference_id: of }) => of === reference);
    if (!link) throw error;
    return link;
  }
}

/** Looks for captured money before it believes the status: a bank may confirm a payment days after its link has ended. */
async function toState(razorpay: Razorpay, link: LinkWire): Promise<LinkState> {
  const { status, order_id: orderId } = link;
  const told = link.payments ?? [];
  const isOpen = status === 'created' || status === 'partially_paid';
  const isComplete = isOpen || !orderId || captureAmong(told) !== undefined;
  const payments = isComplete ? told : await listPayments(razorpay, orderId);
  const capture = captureAmong(payments);
  if (capture) return { status: 'paid', capture };
  return { status: isOpen || (status === 'paid' && !isReturned(payments)) ? 'open' : 'ended' };
}

async function listPayments(razorpay: Razorpay, orderId: string): Promise<PaymentWire[]> {
  return (await ask(paymentListWire, razorpay.orders.fetchPayments(orderId))).items;
}

function captureAmong(payments: readonly PaymentWire[]): Capture | undefined {
  const captured = payments.find(({ status }) => status === 'captured');
  return captured && { captureId: captured.id, amount: captured.amount };
}

/** Whether all money of a paid link was returned; until its capture is known, it was not. */
function isReturned(payments: readonly PaymentWire[]): boolean {
  const kept = payments.filter(({ status }) => status !== 'failed');
  return kept.length > 0 && kept.every(({ status }) => status === 'refunded');
}

/** Ignores that a paid or ended link cannot be cancelled. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof RazorpayRefusal) || error.httpStatus !== 400) throw error;
}

/**
 * Refunds what has not been refunded yet. Razorpay never refunds more than was paid, so a repeat is refused, and the
 * refunds that exist are counted.
 */
async function refund(razorpay: Razorpay, capture: Capture, reference: string): Promise<string> {
  try {
    return await refundPart(razorpay, capture, reference);
  } catch (error) {
    if (!(error instanceof RazorpayRefusal) || error.httpStatus !== 400) throw error;
    const { captureId, amount } = capture;
    const query = { count: MOST_REFUNDS };
    const { items } = await ask(refundListWire, razorpay.payments.fetchMultipleRefund(captureId, query));
    const earlier = items.filter(({ status }) => status !== 'failed');
    const known = earlier.find(({ receipt }) => receipt === reference) ?? earlier[0];
    if (!known) throw error;
    const left = amount - earlier.reduce((sum, one) => sum + one.amount, 0);
    return left > 0 ? refundPart(razorpay, { captureId, amount: paise(left) }, reference) : known.id;
  }
}

async function refundPart(
  razorpay: Razorpay,
  { captureId, amount }: Capture,
  reference: string,
): Promise<string> {
  const body = { amount, speed: 'normal' as const, receipt: reference };
  const { id, status } = await ask(refundWire, razorpay.payments.refund(captureId, body));
  if (status === 'failed')
    throw new ShopError('unavailable', { message: `Razorpay failed the refund ${id}` });
  return id;
}
