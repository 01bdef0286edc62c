import { orderdetails, orderlisting, trackorder } from '@/lib/contract/shop/orders';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { promotionCredit } from '@/shop-api/modules/promotion/repository';
import { type Buyer, stockOf } from '@/shop-api/testing/buyers';
import { brokenInvariants, conservedAmounts } from '@/shop-api/testing/invariants';
import { checkPayments, comeBack, deliver, openPage, press } from '@/shop-api/testing/paying';
import { operatedSampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs } from '@/shop-api/testing/shoppers';

const world = operatedSampledShop({
  products: 2,
  asSampled: { stock: 50, active: true, pricePaise: 10_000, offerPaise: 0 },
});
const { newBuyerOfTwoProducts: newBuyer, place } = world;

const stocks = () => stockOf(world.shop.db, world.ids);
const cancel = (order: string, ...options: string[]) =>
  world.shop.operate('order', 'cancel', order, ...options);

async function historyOf({ actor }: Buyer, order_id: string) {
  const { data } = await doAs(world.shop, actor, trackorder, { order_id });
  return data.map(({ delivery_status: status }) => status);
}

async function smsTemplatesTo({ mobile }: Buyer) {
  await world.shop.deliverSms();
  return world.shop.sent.filter((sms) => sms.mobile === mobile).map(({ template }) => template);
}

it('the shop cancels a confirmed order: stock and credit are returned once, and the customer gets an SMS', async () => {
  const buyer = await newBuyer();
  await world.shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: 5_000 });
  const before = await conservedAmounts(world.shop.db);
  const order = await place(buyer);
  expect(await smsTemplatesTo(buyer)).toEqual(['order_placed']);
  await world.shop.ask('order', 'move', order, 'Confirm');
  expect(await cancel(order)).toEqual({ code: 0, err: '', out: `Order ${order}: Confirm → Order Cancelled` });
  expect((await cancel(order)).out).toBe(`Order ${order} was already cancelled.`);
  expect(await stocks()).toEqual([50, 50]);
  expect(await promotionCredit(world.shop.db, buyer.mobile)).toBe(5_000);
  expect(await historyOf(buyer, order)).toEqual(['Pending', 'Confirm', 'Order Cancelled']);
  expect(await smsTemplatesTo(buyer)).toEqual(['order_placed', 'order_cancelled']);
  expect(await conservedAmounts(world.shop.db)).toEqual(before);
  expect(await brokenInvariants(world.shop.db)).toEqual([]);
});

it('an online payment is refunded automatically', async () => {
  const buyer = await newBuyer();
  const returned = await press(world.shop, await openPage(world.shop, buyer), 'pay');
  await deliver(world.shop);
  await comeBack(world.shop, buyer, returned);
  const { data } = await doAs(world.shop, buyer.actor, orderlisting, {});
  const order = data.orderlist[0]?.[0]?.cart_order_id ?? '';
  await world.shop.ask('order', 'move', order, 'Confirm');
  expect((await cancel(order)).out).toMatch(/₹300.* will be refunded to the customer/);
  await checkPayments(world.shop);
  expect(await doAs(world.shop, buyer.actor, orderdetails, { order_id: order })).toMatchObject({
    delivery_status: 'Order Cancelled',
    refund_status: 'sent',
    refund_amount: 300,
  });
});

it('a cancelled order has no delivery date', async () => {
  const buyer = await newBuyer();
  const order = await place(buyer);
  const deliveryDate = async () =>
    (await doAs(world.shop, buyer.actor, orderdetails, { order_id: order })).delivery_date;
  await world.shop.ask('order', 'move', order, 'Confirm', '--delivery-date', '2026-11-25');
  expect(await deliveryDate()).toBe('2026-11-25');
  await cancel(order);
  expect(await deliveryDate()).toBe('');
});

it('with --not-for-sale the stock is not returned', async () => {
  const order = await place(await newBuyer());
  expect(await stocks()).toEqual([48, 49]);
  expect((await cancel(order, '--not-for-sale')).code).toBe(0);
  expect(await stocks()).toEqual([48, 49]);
  expect(await cancel(order, '--not-for-sale')).toMatchObject({
    code: 1,
    err: expect.stringContaining('was already cancelled, and no stock was changed'),
  });
});

it('an order out for delivery cannot be cancelled, and an unknown id is not found', async () => {
  const buyer = await newBuyer();
  const order = await place(buyer);
  await world.shop.ask('order', 'move', order, 'Confirm');
  await world.shop.ask('order', 'move', order, 'Out for Delivery');
  expect(await cancel(order)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Order ${order} is "Out for Delivery" and can no longer be cancelled.`),
  });
  expect(await historyOf(buyer, order)).toHaveLength(3);
  expect(await stocks()).toEqual([48, 49]);
  expect(await cancel('KD0000000000')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no order KD0000000000.'),
  });
});
