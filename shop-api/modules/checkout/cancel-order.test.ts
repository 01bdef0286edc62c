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
import { type Buyer, confirmOrder, makeBuyer, stockOf } from '@/shop-api/testing/buyers';
import { brokenInvariants, conservedAmounts } from '@/shop-api/testing/invariants';
import { comeBack, deliver, lookAfterPayments, openPage, press } from '@/shop-api/testing/paying';
import { operatedSampledShop } from '@/shop-api/testing/sampled-shop';
import { callAs, doAs, makeCustomer } from '@/shop-api/testing/shoppers';

const world = operatedSampledShop({
  products: 2,
  asSampled: { stock: 50, active: true, pricePaise: 10_000, offerPaise: 0 },
});
const { change, id } = world;

/** Someone with two and one of the first products in the cart. */
const newBuyer = () =>
  makeBuyer(world.shop, [
    { productId: id(0), quantity: 2 },
    { productId: id(1), quantity: 1 },
  ]);

const stocks = () => stockOf(world.shop.db, world.ids);

async function place(buyer: Buyer): Promise<string> {
  const { answer, error } = await confirmOrder(world.shop, buyer);
  if (!answer) throw new Error(error.code);
  return answer.data.invoice_id;
}

const cancel = ({ actor }: Pick<Buyer, 'actor'>, order_id: string) =>
  callAs(world.shop, actor, ordercancel, { order_id });
const historyOf = async ({ actor }: Buyer, order_id: string) =>
  (await doAs(world.shop, actor, trackorder, { order_id })).data.map(
    ({ delivery_status }) => delivery_status,
  );
/** As its details and the list of orders say alike. */
const refundOf = async ({ actor }: Buyer, order_id: string) => {
  const { refund_status, refund_amount } = await doAs(world.shop, actor, orderdetails, { order_id });
  const { data } = await doAs(world.shop, actor, orderlisting, {});
  const place = data.orderlist.findIndex(([first]) => first?.cart_order_id === order_id);
  expect(data.refund[place]).toEqual({ refund_status, refund_amount });
  return [refund_status, refund_amount];
};
const paymentOf = async (orderId: string) =>
  (await world.shop.db.select().from(payments).where(eq(payments.orderId, orderId)))[0];

describe('an order that is Pending', () => {
  it('is called off with its stock and promotion credit, once, and the shopper is told', async () => {
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

  it('is all that is told where the news of the order had not gone out', async () => {
    const buyer = await newBuyer();
    await cancel(buyer, await place(buyer));
    await world.shop.deliverSms();
    const told = world.shop.sent.filter(({ mobile }) => mobile === buyer.mobile);
    expect(told.map(({ template }) => template)).toEqual(['order_cancelled']);
  });

  it('is not found for anybody else, and stays as it is', async () => {
    const buyer = await newBuyer();
    const order = await place(buyer);
    const other = await makeCustomer(world.shop);
    expect((await cancel(other, order)).error).toMatchObject({ code: 'not_found', field: 'order_id' });
    expect((await cancel(buyer, 'KD0000000000')).error?.code).toBe('not_found');
    expect(await historyOf(buyer, order)).toEqual(['Pending']);
    expect(await stocks()).toEqual([48, 49]);
  });

  it('is seen as cancelled by the operator, who cannot move it on', async () => {
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
  'an order that is at "%s" is not called off any more',
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

it('the shopper and the operator at once: one wins, the other is told', async () => {
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

it('twenty tries at once give everything back once', async () => {
  const buyer = await newBuyer();
  const order = await place(buyer);
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(buyer, order)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await stocks()).toEqual([50, 50]);
  expect(await historyOf(buyer, order)).toEqual(['Pending', 'Order Cancelled']);
});

it('the money of an online payment goes back by itself, and the order stays with its payment', async () => {
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
  await lookAfterPayments(world.shop);
  expect(await paymentOf(order)).toMatchObject({ state: 'refunded', orderId: order, nextCheckAt: null });
  expect(await refundOf(buyer, order)).toEqual(['sent', 300]);
  await deliver(world.shop);
  expect(await comeBack(world.shop, buyer, returned)).toMatchObject({ payment_status: 'refund' });
  expect(await historyOf(buyer, order)).toEqual(['Pending', 'Order Cancelled']);
  expect(await stocks()).toEqual([50, 50]);
});
