import { eq } from 'drizzle-orm';
import { promotionOffer } from '@/lib/contract/shop/content';
import {
  getUserOrderId,
  ordercancel,
  orderdetails,
  orderlisting,
  trackorder,
} from '@/lib/contract/shop/orders';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { payments } from '@/shop-api/db/schema/payments';
import { type Buyer, stockOf } from '@/shop-api/testing/buyers';
import { brokenInvariants, conservedAmounts } from '@/shop-api/testing/invariants';
import { checkPayments, comeBack, deliver, openPage, press } from '@/shop-api/testing/paying';
import { operatedSampledShop } from '@/shop-api/testing/sampled-shop';
import { callAs, doAs, makeCustomer } from '@/shop-api/testing/shoppers';

const world = operatedSampledShop({
  products: 2,
  asSampled: { stock: 50, active: true, pricePaise: 10_000, offerPaise: 0 },
});
const { change, newBuyerOfTwoProducts: newBuyer, place } = world;

const stocks = () => stockOf(world.shop.db, world.ids);

const cancel = ({ actor }: Pick<Buyer, 'actor'>, order_id: string) =>
  callAs(world.shop, actor, ordercancel, { order_id });
const historyOf = async ({ actor }: Buyer, order_id: string) =>
  (await doAs(world.shop, actor, trackorder, { order_id })).data.map(
    ({ delivery_status }) => delivery_status,
  );
/** The refund, after checking that order details and order list agree on it. */
const refundOf = async ({ actor }: Buyer, order_id: string) => {
  const { refund_status, refund_amount } = await doAs(world.shop, actor, orderdetails, { order_id });
  const { data } = await doAs(world.shop, actor, orderlisting, {});
  const place = data.orderlist.findIndex(([first]) => first?.cart_order_id === order_id);
  expect(data.refund[place]).toEqual({ refund_status, refund_amount });
  return [refund_status, refund_amount];
};
const paymentOf = async (orderId: string) =>
  (await world.shop.db.select().from(payments).where(eq(payments.orderId, orderId)))[0];

describe('a Pending order', () => {
  it('is cancelled once, gives back stock and promotion credit, and sends the shopper an SMS', async () => {
    const buyer = await newBuyer();
    await world.shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: 5_000 });
    const before = await conservedAmounts(world.shop.db);
    const order = await place(buyer);
    await world.shop.deliverSms();
    expect(await stocks()).toEqual([48, 49]);
    for (const _time of ['first', 'again']) {
      expect((await cancel(buyer, order)).answer?.data.message).toBe('Your order is cancelled.');
      expect(await stocks()).toEqual([50, 50]);
      const { message } = await doAs(world.shop, buyer.actor, promotionOffer, {
        reg_mobile_no: buyer.mobile,
      });
      expect(message.amount).toBe(50);
      expect(await historyOf(buyer, order)).toEqual(['Pending', 'Order Cancelled']);
    }
    const { data } = await doAs(world.shop, buyer.actor, orderlisting, {});
    expect(data.delivery_status).toEqual(['Order Cancelled']);
    const last = await doAs(world.shop, buyer.actor, getUserOrderId, {});
    expect(last).toMatchObject({ order_id: order, delivery_status: 'Order Cancelled', delivery_date: '' });
    expect(await refundOf(buyer, order)).toEqual(['', 0]);
    await world.shop.deliverSms();
    const texts = world.shop.sent
      .filter(({ mobile }) => mobile === buyer.mobile)
      .map(({ template }) => template);
    expect(texts).toEqual(['order_placed', 'order_cancelled']);
    expect(await conservedAmounts(world.shop.db)).toEqual(before);
    expect(await brokenInvariants(world.shop.db)).toEqual([]);
  });

  it('sends only the cancellation SMS when the order SMS had not been sent yet', async () => {
    const buyer = await newBuyer();
    await cancel(buyer, await place(buyer));
    await world.shop.deliverSms();
    const sent = world.shop.sent.filter(({ mobile }) => mobile === buyer.mobile);
    expect(sent.map(({ template }) => template)).toEqual(['order_cancelled']);
  });

  it('is not found for another customer and does not change', async () => {
    const buyer = await newBuyer();
    const order = await place(buyer);
    const other = await makeCustomer(world.shop);
    expect((await cancel(other, order)).error).toMatchObject({ code: 'not_found', field: 'order_id' });
    expect((await cancel(buyer, 'KD0000000000')).error?.code).toBe('not_found');
    expect(await historyOf(buyer, order)).toEqual(['Pending']);
    expect(await stocks()).toEqual([48, 49]);
  });

  it('is shown as cancelled to the operator, who cannot change its status any more', async () => {
    const buyer = await newBuyer();
    const order = await place(buyer);
    await cancel(buyer, order);
    expect((await world.shop.operate('order', 'list', '--status', 'Order Cancelled')).out).toContain(order);
    expect(await world.shop.operate('order', 'move', order, 'Confirm')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is "Order Cancelled" and cannot become "Confirm"'),
    });
  });
});

it.each(['Confirm', 'Out for Delivery', 'Order Delivered', 'Order Return'])(
  'an order that is at "%s" can no longer be cancelled',
  async (status) => {
    const buyer = await newBuyer();
    const order = await place(buyer);
    for (const next of ['Confirm', 'Out for Delivery', 'Order Delivered', 'Order Return']) {
      await world.shop.ask('order', 'move', order, next);
      if (next === status) break;
    }
    expect((await cancel(buyer, order)).error?.code).toBe('conflict');
    expect(await stocks()).toEqual([48, 49]);
    const details = await doAs(world.shop, buyer.actor, orderdetails, { order_id: order });
    expect(details.delivery_status).toBe(status);
  },
);

it('when shopper and operator act at the same time, one wins and the other gets a conflict', async () => {
  const won = new Set<string>();
  for (let round = 0; round < 12; round++) {
    await change({ stock: 50 });
    const buyer = await newBuyer();
    const order = await place(buyer);
    const [first, second] = round % 2 === 0 ? [0, 1] : [1, 0];
    const tries = [() => cancel(buyer, order), () => world.shop.operate('order', 'move', order, 'Confirm')];
    const begun = [first, second].map((at) => tries[at]?.());
    await Promise.all(begun);
    const cancelled = await cancel(buyer, order);
    const moved = await world.shop.operate('order', 'move', order, 'Confirm');
    const [, status] = await historyOf(buyer, order);
    won.add(status ?? '');
    if (status === 'Order Cancelled') {
      expect([cancelled.status, moved.code]).toEqual([200, 1]);
      expect(await stocks()).toEqual([50, 50]);
    } else {
      expect([status, cancelled.error?.code]).toEqual(['Confirm', 'conflict']);
      expect(await stocks()).toEqual([48, 49]);
    }
    expect(await historyOf(buyer, order)).toHaveLength(2);
  }
  expect([...won].every((status) => ['Order Cancelled', 'Confirm'].includes(status))).toBe(true);
});

it('twenty cancellations at the same time return everything once', async () => {
  const buyer = await newBuyer();
  const order = await place(buyer);
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(buyer, order)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await stocks()).toEqual([50, 50]);
  expect(await historyOf(buyer, order)).toEqual(['Pending', 'Order Cancelled']);
});

it('cancelling refunds an online payment automatically, and order and payment stay linked', async () => {
  const buyer = await newBuyer();
  const page = await openPage(world.shop, buyer);
  const returned = await press(world.shop, page, 'pay');
  await deliver(world.shop);
  await comeBack(world.shop, buyer, returned);
  const { data } = await doAs(world.shop, buyer.actor, orderlisting, {});
  const order = data.orderlist[0]?.[0]?.cart_order_id ?? '';
  expect(await refundOf(buyer, order)).toEqual(['', 0]);
  expect((await cancel(buyer, order)).status).toBe(200);
  expect((await paymentOf(order))?.state).toBe('refund_due');
  expect(await refundOf(buyer, order)).toEqual(['due', 300]);
  await checkPayments(world.shop);
  expect(await paymentOf(order)).toMatchObject({ state: 'refunded', orderId: order, nextCheckAt: null });
  expect(await refundOf(buyer, order)).toEqual(['sent', 300]);
  await deliver(world.shop);
  expect(await comeBack(world.shop, buyer, returned)).toMatchObject({ payment_status: 'refund' });
  expect(await historyOf(buyer, order)).toEqual(['Pending', 'Order Cancelled']);
  expect(await stocks()).toEqual([50, 50]);
});
