import { MINUTE_MS } from '@/lib/domain/durations';
import { paise } from '@/lib/domain/money';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { systemClock } from '@/shop-api/ports/clock';
import type { LinkRequest, PaymentProvider } from '@/shop-api/ports/payments';
import { sign } from '@/shop-api/ports/signature';
import { FakeRazorpay, KEYS } from '@/shop-api/testing/fake-razorpay';
import { razorpayPayments } from './razorpay-payments';

let razorpay: FakeRazorpay;
let provider: PaymentProvider;

beforeEach(async () => {
  razorpay = new FakeRazorpay();
  provider = razorpayPayments({ ...KEYS, clock: systemClock, client: await razorpay.open() });
});
afterEach(() => razorpay.close());

let references = 0;

function request(change: Partial<LinkRequest> = {}): LinkRequest {
  return {
    reference: `PY-${++references}`,
    amount: paise(20_050),
    description: 'Koodai order',
    mobile: '9876543210',
    holdUntil: new Date(Date.now() + PAYMENT_HOLD_MS),
    returnUrl: 'https://shop.example/payment-return',
    ...change,
  };
}

describe('a payment link', () => {
  it('[d14.payments] is created for the exact amount and names nobody, can be paid as long as the hold lasts, and Razorpay sends no messages', async () => {
    const linkRequest = request();
    const link = await provider.createLink(linkRequest);
    expect(link).toEqual({ linkId: 'plink_1', url: 'https://rzp.io/rzp/1' });
    expect(razorpay.links.get('plink_1')).toMatchObject({
      amount: 20_050,
      reference_id: linkRequest.reference,
      callback_url: linkRequest.returnUrl,
      notify: { sms: false, email: false },
    });
    expect(razorpay.links.get('plink_1')?.customer).toEqual({ contact: '+919876543210' });
    expect(await provider.findLink(link.linkId)).toEqual({ status: 'open' });
  });

  it('is created once per reference, also when the first response was lost', async () => {
    const linkRequest = request();
    razorpay.losesNextResponse = true;
    await expect(provider.createLink(linkRequest)).rejects.toMatchObject({ code: 'payment_link_failed' });
    expect(await provider.createLink(linkRequest)).toEqual(await provider.createLink(linkRequest));
    expect(razorpay.links.size).toBe(1);
  });

  it('can be created late in the hold, although Razorpay requires at least 15 minutes', async () => {
    const linkRequest = request({ holdUntil: new Date(Date.now() + 60_000) });
    expect(await provider.findLink((await provider.createLink(linkRequest)).linkId)).toEqual({
      status: 'open',
    });
  });

  it('can be created when our clock is ten minutes behind', async () => {
    const clock = { now: () => new Date(Date.now() - 10 * MINUTE_MS) };
    const late = razorpayPayments({ ...KEYS, clock, client: await razorpay.open() });
    expect(await late.findLink((await late.createLink(request())).linkId)).toEqual({ status: 'open' });
  });

  it('fails with payment_link_failed when Razorpay refuses it', async () => {
    const wrongKeys = razorpayPayments({ ...KEYS, clock: systemClock, client: await razorpay.open('wrong') });
    await expect(wrongKeys.createLink(request())).rejects.toMatchObject({
      code: 'payment_link_failed',
      cause: { message: 'Razorpay answered 401: Authentication failed' },
    });
  });

  it.each([false, true])('that is paid names the captured money (by its order only: %s)', async (byOrder) => {
    razorpay.tellsPaymentsByOrderOnly = byOrder;
    const { linkId } = await provider.createLink(request());
    razorpay.pay(linkId);
    expect(await provider.findLink(linkId)).toEqual({
      status: 'paid',
      capture: { captureId: `pay_${linkId}`, amount: 20_050 },
    });
  });

  it('is ended by cancelling it, unless it is paid', async () => {
    const [open, paid] = [await provider.createLink(request()), await provider.createLink(request())];
    razorpay.pay(paid.linkId);
    for (const { linkId } of [open, paid, open]) await provider.cancelLink(linkId);
    expect(await provider.findLink(open.linkId)).toEqual({ status: 'ended' });
    expect(await provider.findLink(paid.linkId)).toMatchObject({ status: 'paid' });
  });
});

describe('a refund', () => {
  const total = paise(20_050);

  async function paidLink() {
    const { linkId } = await provider.createLink(request({ amount: total }));
    razorpay.pay(linkId);
    return { linkId, capture: { captureId: `pay_${linkId}`, amount: total } };
  }

  const refunded = () =>
    razorpay.refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);

  it('returns the full amount once, also when the first response was lost', async () => {
    const { capture } = await paidLink();
    razorpay.losesNextResponse = true;
    await expect(provider.refund(capture, 'PY-refund')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await provider.refund(capture, 'PY-refund')).toBe('rfnd_1');
    const once = { payment_id: capture.captureId, amount: total, receipt: 'PY-refund', status: 'processed' };
    expect(razorpay.refunds).toEqual([{ id: 'rfnd_1', ...once }]);
  });

  it('returns what is left after parts were refunded manually, once', async () => {
    const { linkId, capture } = await paidLink();
    for (let times = 0; times < 12; times++) razorpay.refundByHand(linkId, 500);
    expect(await provider.refund(capture, 'PY-rest')).toBe('rfnd_13');
    expect(razorpay.refunds.at(-1)).toMatchObject({ amount: 14_050, receipt: 'PY-rest' });
    razorpay.refundByHand(linkId, 1, 'failed');
    expect(await provider.refund(capture, 'PY-rest')).toBe('rfnd_13');
    expect(refunded()).toBe(total);
  });

  it('is done when manual refunds add up to the full amount', async () => {
    const { linkId, capture } = await paidLink();
    razorpay.refundByHand(linkId, 5_000);
    razorpay.refundByHand(linkId, 15_050);
    expect(await provider.refund(capture, 'PY-by-hand')).toBe('rfnd_2');
    expect(refunded()).toBe(total);
  });

  it('fails when Razorpay refuses it and has refunded nothing', async () => {
    const { linkId } = await provider.createLink(request());
    razorpay.refundByHand(linkId, 20_050, 'failed');
    const capture = { captureId: `pay_${linkId}`, amount: total };
    await expect(provider.refund(capture, 'PY-none')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([false, true])(
    'of all its money ends a paid link (told by its order only: %s)',
    async (byOrder) => {
      razorpay.tellsPaymentsByOrderOnly = byOrder;
      const { linkId, capture } = await paidLink();
      razorpay.refundByHand(linkId, 5_000);
      expect(await provider.findLink(linkId)).toEqual({ status: 'paid', capture });
      razorpay.refundByHand(linkId, 15_050);
      expect(await provider.findLink(linkId)).toEqual({ status: 'ended' });
    },
  );
});

describe('an unreachable Razorpay', () => {
  it('is distinguished from an error response', async () => {
    const { linkId } = await provider.createLink(request());
    razorpay.close();
    await expect(provider.findLink(linkId)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(provider.cancelLink(linkId)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('a webhook of Razorpay', () => {
  const paidEvent = {
    entity: 'event',
    event: 'payment_link.paid',
    contains: ['payment_link', 'order', 'payment'],
    payload: {
      payment_link: { entity: { id: 'plink_1', reference_id: 'PY-1', status: 'paid', amount: 20_050 } },
      order: { entity: { id: 'order_1', status: 'paid' } },
      payment: { entity: { id: 'pay_1', status: 'captured', amount: 20_050, method: 'upi' } },
    },
  };
  const read = (body: string, signature = sign(body, KEYS.webhookSecret), eventId = 'evt_1') =>
    provider.readWebhook(Buffer.from(body), {
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': eventId,
    });

  it('reports the captured money', () => {
    expect(read(JSON.stringify(paidEvent))).toEqual({
      eventId: 'evt_1',
      kind: 'payment_link.paid',
      reference: 'PY-1',
      state: { status: 'paid', capture: { captureId: 'pay_1', amount: 20_050 } },
    });
  });

  it.each(['payment_link.cancelled', 'payment_link.expired'])('reports the end of the link (%s)', (event) => {
    const { payment: _payment, order: _order, ...payload } = paidEvent.payload;
    expect(read(JSON.stringify({ ...paidEvent, event, payload }))).toMatchObject({
      reference: 'PY-1',
      state: { status: 'ended' },
    });
  });

  it('of any other kind, such as a declined attempt, has no state', () => {
    const { payment } = paidEvent.payload;
    expect(read(JSON.stringify({ event: 'payment.failed', payload: { payment } }))).toEqual({
      eventId: 'evt_1',
      kind: 'payment.failed',
    });
    const partly = { ...paidEvent, event: 'payment_link.partially_paid' };
    expect(read(JSON.stringify(partly))).not.toHaveProperty('state');
  });

  it('is accepted only with a valid signature over the raw body', () => {
    const body = JSON.stringify(paidEvent);
    const forged = [sign(body, KEYS.keySecret), sign(`${body}\n`, KEYS.webhookSecret), '', 'zz'];
    for (const signature of forged) expect(() => read(body, signature)).toThrow('forbidden');
    expect(() => read(body, sign(body, KEYS.webhookSecret), '')).toThrow('bad_request');
    expect(() => read('{}')).toThrow('bad_request');
  });
});

describe('the return from Razorpay', () => {
  /** The documented order: link, reference, status, payment. */
  const signature = sign('plink_1|PY-1|paid|pay_1', KEYS.keySecret);
  const query = (change: Record<string, string> = {}) =>
    new URLSearchParams({
      razorpay_payment_id: 'pay_1',
      razorpay_payment_link_id: 'plink_1',
      razorpay_payment_link_reference_id: 'PY-1',
      razorpay_payment_link_status: 'paid',
      razorpay_signature: signature,
      ...change,
    });

  it('names the payment when its signature is right', () => {
    expect(provider.readReturn(query())).toEqual({ reference: 'PY-1', isCancelled: false });
    expect(provider.readReturn(new URLSearchParams('utm_source=mail'))).toBeUndefined();
  });

  it('is refused when anything in it was changed', () => {
    for (const [name, value] of [
      ['razorpay_payment_link_reference_id', 'PY-2'],
      ['razorpay_payment_link_status', 'cancelled'],
      ['razorpay_payment_id', 'pay_2'],
      ['razorpay_signature', ''],
    ] as const) {
      expect(() => provider.readReturn(query({ [name]: value }))).toThrow('forbidden');
    }
  });
});
