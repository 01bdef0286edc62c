import { eq } from 'drizzle-orm';
import { orderlisting } from '@/lib/contract/shop/orders';
import { localWebhooks } from '@/shop-api/db/schema/local-payments';
import { paymentEvents, payments } from '@/shop-api/db/schema/payments';
import { isLocalPayments } from '@/shop-api/ports/local-payments/local-payments';
import { LOCAL_EVENT_ID, LOCAL_SIGNATURE } from '@/shop-api/ports/local-payments/wire';
import { sign } from '@/shop-api/ports/signature';
import { type Buyer, changeProducts, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { openPage } from '@/shop-api/testing/paying';
import { doAs } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { handleProviderEvent } from './handle-provider-event';

let shop: TestShop;
let ids: number[];

beforeAll(async () => {
  shop = await openTestShop();
  ids = await firstProductIds(shop.db, 1);
});
beforeEach(() => changeProducts(shop.db, ids, { stock: 50, pricePaise: 10_000, offerPaise: 0 }));
afterAll(() => shop.close());

const secret = () => {
  if (!shop.payments || !isLocalPayments(shop.payments)) throw new Error('no local payments');
  return shop.payments.secret;
};

let events = 0;
const nextEvent = () => `event-${++events}`;

type Event = { event: string; reference: string; payment?: { id: string; amount: number } };

const paid = (reference: string): Event => ({
  event: 'payment_link.paid',
  reference,
  payment: { id: `pay-of-${reference}`, amount: 20_000 },
});
const failed = (reference: string): Event => ({ event: 'payment_link.failed', reference });

function post(event: Event | string, eventId = nextEvent(), headers: Record<string, string> = {}) {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  return shop.app.inject({
    method: 'POST',
    url: '/payments/local/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      [LOCAL_EVENT_ID]: eventId,
      [LOCAL_SIGNATURE]: sign(payload, secret()),
      ...headers,
    },
  });
}

/** The outcome of a new event. */
async function handle(event: Event) {
  const payload = JSON.stringify(event);
  const headers = { [LOCAL_EVENT_ID]: nextEvent(), [LOCAL_SIGNATURE]: sign(payload, secret()) };
  const read = shop.payments?.readWebhook(Buffer.from(payload), headers);
  return read && handleProviderEvent(shop, 'local', read);
}

/** A buyer with an open payment of ₹200, and its reference. */
async function newPayment(): Promise<{ buyer: Buyer; reference: string }> {
  const buyer = await makeBuyer(shop, [{ productId: ids[0] ?? 0, quantity: 2 }]);
  await openPage(shop, buyer);
  const [payment] = await shop.db.select().from(payments).where(eq(payments.customerId, buyer.actor.id));
  return { buyer, reference: payment?.id ?? '' };
}

const ordersOf = async ({ actor }: Buyer) => (await doAs(shop, actor, orderlisting, {})).data.orderlist;

async function stateOf(reference: string): Promise<string | undefined> {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.id, reference));
  return payment?.state;
}

describe('a webhook', () => {
  it('with a signature that is wrong, of other bytes or missing changes nothing', async () => {
    const { reference } = await newPayment();
    const body = JSON.stringify(paid(reference));
    const refused = [
      await post(body, nextEvent(), { [LOCAL_SIGNATURE]: sign(body, 'another secret') }),
      await post(`${body} `, nextEvent(), { [LOCAL_SIGNATURE]: sign(body, secret()) }),
      await post(body, nextEvent(), { [LOCAL_SIGNATURE]: '' }),
      await post(body, nextEvent(), { [LOCAL_SIGNATURE]: 'ü'.repeat(64) }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect(await stateOf(reference)).toBe('open');
  });

  it('is verified over the raw bytes, with any whitespace', async () => {
    const { buyer, reference } = await newPayment();
    const answer = await post(`  ${JSON.stringify(paid(reference), null, 3)}\n`);
    expect([answer.statusCode, (await ordersOf(buyer)).length]).toEqual([200, 1]);
  });

  it('that is signed correctly but not in the provider’s format is refused', async () => {
    for (const body of ['', 'null', '{"event":"payment_link.paid"}', 'not json']) {
      expect((await post(body)).statusCode).toBe(400);
    }
  });

  it('about an unknown payment is accepted and changes nothing', async () => {
    expect((await post(paid('PY-of-another-shop'))).statusCode).toBe(200);
  });

  it.each([
    ['unknown', paid('PY-lost-by-a-restore')],
    ['not_ours', paid('of-another-shop')],
    ['not_ours', failed('PY-lost-by-a-restore')],
  ])('is %s when it is %j and the shop has no such payment', async (outcome, event) => {
    expect(await handle(event)).toBe(outcome);
  });

  it.each([
    ['unchanged', {}],
    ['paid_twice', { id: 'pay-of-a-second-attempt', amount: 20_000 }],
  ])('is %s when it reports a payment that was made with %j', async (outcome, payment) => {
    const { reference } = await newPayment();
    const event = paid(reference);
    expect(await handle(event)).toBe('applied');
    expect(await handle({ ...event, payment: { ...event.payment, ...payment } as Event['payment'] })).toBe(
      outcome,
    );
    const [stored] = await shop.db.select().from(payments).where(eq(payments.id, reference));
    expect(stored).toMatchObject({ state: 'paid', capturedId: event.payment?.id });
  });

  it('is applied once, however often its event arrives', async () => {
    const { buyer, reference } = await newPayment();
    const eventId = nextEvent();
    for (let times = 0; times < 3; times++) {
      expect((await post(paid(reference), eventId)).statusCode).toBe(200);
    }
    expect(await ordersOf(buyer)).toHaveLength(1);
    const recorded = await shop.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, eventId));
    expect(recorded).toHaveLength(1);
  });

  it('that arrives after a later one does not revert the payment', async () => {
    const { buyer, reference } = await newPayment();
    await post(paid(reference));
    await post(failed(reference));
    expect([await stateOf(reference), (await ordersOf(buyer)).length]).toEqual(['paid', 1]);
  });

  it('of a failure does not prevent the order when the money arrives after all', async () => {
    const { buyer, reference } = await newPayment();
    await post(failed(reference));
    expect(await stateOf(reference)).toBe('failed');
    await post(paid(reference));
    expect([await stateOf(reference), (await ordersOf(buyer)).length]).toEqual(['paid', 1]);
  });

  it('does not exist for a provider that is not in use', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/payments/razorpay/webhook',
      payload: '{}',
    });
    expect(answer.statusCode).toBe(404);
    expect(await shop.db.select().from(localWebhooks)).toEqual([]);
  });
});
