import { eq } from 'drizzle-orm';
import { cartempty } from '@/lib/contract/shop/cart';
import { orderlisting } from '@/lib/contract/shop/orders';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/durations';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { payments } from '@/shop-api/db/schema/payments';
import type { Buyer } from '@/shop-api/testing/buyers';
import { FakeRazorpay } from '@/shop-api/testing/fake-razorpay';
import { checkPayments, comeBack, openPage } from '@/shop-api/testing/paying';
import { razorpaySampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs } from '@/shop-api/testing/shoppers';

const razorpay = new FakeRazorpay();
const world = razorpaySampledShop(razorpay, {
  products: 1,
  asSampled: { stock: 100, active: true, pricePaise: 10_000, offerPaise: 0 },
});
beforeEach(() => {
  razorpay.tellsPaymentsByOrderOnly = false;
});
afterAll(() => razorpay.close());

async function paymentOf({ actor }: Buyer) {
  const [payment] = await world.shop.db.select().from(payments).where(eq(payments.customerId, actor.id));
  if (!payment?.linkId) throw new Error('the buyer has no payment page');
  return { ...payment, linkId: payment.linkId };
}

const ordersOf = async ({ actor }: Buyer) => (await doAs(world.shop, actor, orderlisting, {})).data.orderlist;

const refundsOf = (linkId: string) =>
  razorpay.refunds.filter(({ payment_id: of }) => of === `pay_${linkId}`).map(({ amount }) => amount);

/** A buyer who has not paid ₹200 in time, and the link that the shop has cancelled. */
async function buyerOfEndedLink(): Promise<{ buyer: Buyer; linkId: string }> {
  const buyer = await world.newBuyer();
  await openPage(world.shop, buyer);
  world.shop.clock.forwardMs(PAYMENT_HOLD_MS);
  await checkPayments(world.shop);
  const { linkId, state } = await paymentOf(buyer);
  expect([state, razorpay.links.get(linkId)?.status]).toEqual(['expired', 'cancelled']);
  return { buyer, linkId };
}

/** Runs the checks every hour; returns after how many hours Razorpay was asked about the link. */
async function checkHourly(hours: number, linkId: string): Promise<number[]> {
  const { payments: provider } = world.shop;
  if (!provider) throw new Error('the shop has no payments');
  const find = jest.spyOn(provider, 'findLink');
  const asked: number[] = [];
  for (let hour = 1; hour <= hours; hour++) {
    world.shop.clock.forwardMs(HOUR_MS);
    await checkPayments(world.shop);
    asked.push(...find.mock.calls.filter(([id]) => id === linkId).map(() => hour));
    find.mockClear();
  }
  return asked;
}

describe('money that is captured after the shop has cancelled its link', () => {
  it.each([false, true])(
    'becomes the order, without any webhook (told by its order only: %s)',
    async (byOrder) => {
      razorpay.tellsPaymentsByOrderOnly = byOrder;
      const { buyer, linkId } = await buyerOfEndedLink();
      razorpay.confirmLate(linkId);
      world.shop.clock.forwardMs(15 * MINUTE_MS);
      await checkPayments(world.shop);
      expect(await paymentOf(buyer)).toMatchObject({ state: 'paid', nextCheckAt: null, endedAt: null });
      expect([(await ordersOf(buyer)).length, refundsOf(linkId)]).toEqual([1, []]);
    },
  );

  it('is shown to the shopper who comes back before the shop has looked', async () => {
    const { buyer, linkId } = await buyerOfEndedLink();
    expect(await comeBack(world.shop, buyer)).toEqual({ payment_status: 'failed' });
    razorpay.confirmLate(linkId);
    expect(await comeBack(world.shop, buyer)).toMatchObject({ payment_status: 'paid' });
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it.each(['confirmLate', 'pay'] as const)(
    'on the fifth day (%s) is refunded once when the cart is empty',
    async (arrive) => {
      const { buyer, linkId } = await buyerOfEndedLink();
      await doAs(world.shop, buyer.actor, cartempty, {});
      await checkHourly(5 * 24, linkId);
      expect((await paymentOf(buyer)).state).toBe('expired');
      razorpay[arrive](linkId);
      await checkHourly(24, linkId);
      expect(await paymentOf(buyer)).toMatchObject({ state: 'refunded', nextCheckAt: null });
      expect(refundsOf(linkId)).toEqual([20_000]);
      expect(await comeBack(world.shop, buyer)).toEqual({ payment_status: 'refund' });
    },
  );
});

describe('a link that has ended', () => {
  it('is looked at ever more rarely for six days, and then no more', async () => {
    const { buyer, linkId } = await buyerOfEndedLink();
    const asked = await checkHourly((10 * DAY_MS) / HOUR_MS, linkId);
    expect(asked.slice(0, 8)).toEqual([1, 2, 3, 4, 6, 10, 18, 30]);
    expect(asked.length).toBeLessThan(25);
    expect(asked.at(-1)).toBeGreaterThanOrEqual(6 * 24);
    expect((await paymentOf(buyer)).nextCheckAt).toBeNull();
  });

  it('waits for payments that are under way, however many have ended', async () => {
    const { payments: provider, clock } = world.shop;
    if (!provider) throw new Error('the shop has no payments');
    for (let count = 0; count < 12; count++) await openPage(world.shop, await world.newBuyer(1));
    clock.forwardMs(PAYMENT_HOLD_MS);
    await checkPayments(world.shop);
    clock.forwardMs(HOUR_MS);
    const buyer = await world.newBuyer(1);
    await openPage(world.shop, buyer);
    clock.forwardMs(MINUTE_MS);
    const { linkId } = await paymentOf(buyer);
    const find = jest.spyOn(provider, 'findLink');
    await checkPayments(world.shop);
    const asked = find.mock.calls.map(([id]) => id);
    expect(asked).toHaveLength(13);
    expect(asked.slice(0, 10)).toContain(linkId);
  });
});
