import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ordercancel, orderdetails } from '@/lib/contract/shop/orders';
import { HOUR_MS } from '@/lib/domain/durations';
import { buildApp } from '@/shop-api/app';
import { payments } from '@/shop-api/db/schema/payments';
import { createLogger } from '@/shop-api/plugins/log';
import { sign } from '@/shop-api/ports/signature';
import type { Buyer } from '@/shop-api/testing/buyers';
import { FakeRazorpay, KEYS } from '@/shop-api/testing/fake-razorpay';
import { checkPayments, comeBack, openPage } from '@/shop-api/testing/paying';
import { razorpaySampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs } from '@/shop-api/testing/shoppers';

const razorpay = new FakeRazorpay();
const world = razorpaySampledShop(razorpay, {
  products: 1,
  asSampled: { stock: 100, active: true, pricePaise: 10_000, offerPaise: 0 },
});
let app: FastifyInstance;
let errors: string[];
beforeAll(async () => {
  const log = createLogger('error', { write: (line) => void errors.push(JSON.parse(line).event) });
  app = await buildApp({ ...world.shop, log });
});
beforeEach(() => {
  errors = [];
  razorpay.refundsAs = 'processed';
});
afterAll(async () => {
  await app.close();
  razorpay.close();
});

type Paid = { buyer: Buyer; order: string; linkId: string };

/** A buyer who has paid ₹200 online and cancelled the order. */
async function cancelledOrder(): Promise<Paid> {
  const buyer = await world.newBuyer();
  await openPage(world.shop, buyer);
  const linkId = (await paymentOf(buyer)).linkId ?? '';
  razorpay.pay(linkId);
  const { invoice_id: order = '' } = await comeBack(world.shop, buyer);
  await doAs(world.shop, buyer.actor, ordercancel, { order_id: order });
  return { buyer, order, linkId };
}

async function paymentOf({ actor }: Buyer) {
  const [payment] = await world.shop.db.select().from(payments).where(eq(payments.customerId, actor.id));
  if (!payment) throw new Error('the buyer has no payment');
  return payment;
}

const refundsOf = ({ linkId }: Paid) =>
  razorpay.refunds.filter(({ payment_id: of }) => of === `pay_${linkId}`);

/** The refund as the shopper's page of the order shows it, and the state of the payment. */
async function shownOf({ buyer, order }: Paid) {
  const { refund_status: shown } = await doAs(world.shop, buyer.actor, orderdetails, { order_id: order });
  return [shown, (await paymentOf(buyer)).state];
}

/** Razorpay's event that a refund has failed, as documented. */
async function report(refund: (typeof razorpay.refunds)[number], eventId: string = randomUUID()) {
  const payload = JSON.stringify({
    entity: 'event',
    event: 'refund.failed',
    contains: ['refund', 'payment'],
    payload: {
      refund: { entity: { ...refund, entity: 'refund', status: 'failed' } },
      payment: { entity: { id: refund.payment_id, status: 'captured', amount: refund.amount } },
    },
  });
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': eventId,
    'x-razorpay-signature': sign(payload, KEYS.webhookSecret),
  };
  return (await app.inject({ method: 'POST', url: '/payments/razorpay/webhook', payload, headers }))
    .statusCode;
}

it('a refund that Razorpay answers as failed stays due, and is sent again', async () => {
  const paid = await cancelledOrder();
  razorpay.refundsAs = 'failed';
  await expect(checkPayments(world.shop)).rejects.toThrow('Razorpay failed the refund');
  expect(await shownOf(paid)).toEqual(['due', 'refund_due']);
  razorpay.refundsAs = 'processed';
  world.shop.clock.forwardMs(HOUR_MS);
  await checkPayments(world.shop);
  expect(await shownOf(paid)).toEqual(['sent', 'refunded']);
  expect(refundsOf(paid).map(({ status }) => status)).toEqual(['failed', 'processed']);
});

describe('a refund that fails after Razorpay has accepted it', () => {
  async function failedRefund() {
    const paid = await cancelledOrder();
    razorpay.refundsAs = 'pending';
    await checkPayments(world.shop);
    expect(await shownOf(paid)).toEqual(['sent', 'refunded']);
    razorpay.refundsAs = 'processed';
    const [refund] = refundsOf(paid);
    if (!refund) throw new Error('nothing was refunded');
    razorpay.failRefund(refund);
    return { paid, refund };
  }

  it('is due again at its event, logged as an error, and sent again after an hour', async () => {
    const { paid, refund } = await failedRefund();
    expect(await report(refund)).toBe(200);
    expect([await shownOf(paid), errors]).toEqual([['due', 'refund_due'], ['refund failed']]);
    world.shop.clock.forwardMs(HOUR_MS - 1);
    await checkPayments(world.shop);
    expect(refundsOf(paid)).toHaveLength(1);
    world.shop.clock.forwardMs(1);
    await checkPayments(world.shop);
    expect(await shownOf(paid)).toEqual(['sent', 'refunded']);
    expect(refundsOf(paid).map(({ amount, status }) => [amount, status])).toEqual([
      [20_000, 'failed'],
      [20_000, 'processed'],
    ]);
  });

  it('is sent again once, however often and late its events come', async () => {
    const { paid, refund } = await failedRefund();
    const eventId = randomUUID();
    for (const id of [eventId, eventId, randomUUID()]) expect(await report(refund, id)).toBe(200);
    world.shop.clock.forwardMs(HOUR_MS);
    await checkPayments(world.shop);
    expect(await report(refund)).toBe(200);
    world.shop.clock.forwardMs(HOUR_MS);
    await checkPayments(world.shop);
    expect([await shownOf(paid), errors]).toEqual([['sent', 'refunded'], ['refund failed']]);
    expect(refundsOf(paid)).toHaveLength(2);
  });

  it.each([
    ['made in the dashboard', { receipt: null }, []],
    ['of another shop', { receipt: 'ORDER-1' }, []],
    ['that the shop does not know', { id: 'rfnd_other' }, []],
    ['of a payment lost by a restore', { receipt: 'PY-lost-by-a-restore' }, ['payment unknown']],
  ])('changes nothing when it is one %s', async (_title, other, logged) => {
    const { paid, refund } = await failedRefund();
    expect(await report({ ...refund, ...other })).toBe(200);
    expect([await shownOf(paid), errors]).toEqual([['sent', 'refunded'], logged]);
  });
});
