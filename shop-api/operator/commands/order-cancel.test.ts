import { orderdetails, orderlisting, trackorder } from '@/lib/contract/shop/orders';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { promotionCredit } from '@/shop-api/modules/promotion/repository';
import { type Buyer, confirmOrder, makeBuyer, stockOf } from '@/shop-api/testing/buyers';
import { brokenInvariants, conservedAmounts } from '@/shop-api/testing/invariants';
import { comeBack, deliver, lookAfterPayments, openPage, press } from '@/shop-api/testing/paying';
import { operatedSampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs } from '@/shop-api/testing/shoppers';

const world = operatedSampledShop({
  products: 2,
  asSampled: { stock: 50, active: true, pricePaise: 10_000, offerPaise: 0 },
});
const { id } = world;

const newBuyer = () =>
  makeBuyer(world.shop, [
    { productId: id(0), quantity: 2 },
    { productId: id(1), quantity: 1 },
  ]);
const stocks = () => stockOf(world.shop.db, world.ids);
const cancel = (order: string, ...options: string[]) =>
  world.shop.operate('order', 'cancel', order, ...options);

async function place(buyer: Buyer): Promise<string> {
  const { answer, error } = await confirmOrder(world.shop, buyer);
  if (!answer) throw new Error(error.code);
  return answer.data.invoice_id;
}

async function historyOf({ actor }: Buyer, order_id: string) {
  const { data } = await doAs(world.shop, actor, trackorder, { order_id });
  return data.map(({ delivery_status: status }) => status);
}

async function toldTo({ mobile }: Buyer) {
  await world.shop.deliverSms();
  return world.shop.sent.filter((sms) => sms.mobile === mobile).map(({ template }) => template);
}

it('the shop calls off what it has confirmed: stock and credit go back once, and the customer is told', async () => {
  const buyer = await newBuyer();
  await world.shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: 5_000 });
  const before = await conservedAmounts(world.shop.db);
  const order = await place(buyer);
  expect(await toldTo(buyer)).toEqual(['order_placed']);
  await world.shop.ask('order', 'move', order, 'Confirm');
  expect(await cancel(order)).toEqual({ code: 0, err: '', out: `Order ${order}: Confirm → Order Cancelled` });
  expect((await cancel(order)).out).toBe(`Order ${order} was cancelled before.`);
  expect(await stocks()).toEqual([50, 50]);
  expect(await promotionCredit(world.shop.db, buyer.mobile)).toBe(5_000);
  expect(await historyOf(buyer, order)).toEqual(['Pending', 'Confirm', 'Order Cancelled']);
  expect(await toldTo(buyer)).toEqual(['order_placed', 'order_cancelled']);
  expect(await conservedAmounts(world.shop.db)).toEqual(before);
  expect(await brokenInvariants(world.shop.db)).toEqual([]);
});

it('what was paid online goes back by itself', async () => {
  const buyer = await newBuyer();
  const returned = await press(world.shop, await openPage(world.shop, buyer), 'pay');
  await deliver(world.shop);
  await comeBack(world.shop, buyer, returned);
  const { data } = await doAs(world.shop, buyer.actor, orderlisting, {});
  const order = data.orderlist[0]?.[0]?.cart_order_id ?? '';
  await world.shop.ask('order', 'move', order, 'Confirm');
  expect((await cancel(order)).out).toMatch(/₹300.* go back to the customer/);
  await lookAfterPayments(world.shop);
  expect(await doAs(world.shop, buyer.actor, orderdetails, { order_id: order })).toMatchObject({
    delivery_status: 'Order Cancelled',
    refund_status: 'sent',
    refund_amount: 300,
  });
});

it('what is spoilt does not go back on sale', async () => {
  const order = await place(await newBuyer());
  expect(await stocks()).toEqual([48, 49]);
  expect((await cancel(order, '--not-for-sale')).code).toBe(0);
  expect(await stocks()).toEqual([48, 49]);
  expect(await cancel(order, '--not-for-sale')).toMatchObject({
    code: 1,
    err: expect.stringContaining('was cancelled before, and no stock was changed now'),
  });
});

it('what is on its way is not called off any more, and nothing is found under another id', async () => {
  const buyer = await newBuyer();
  const order = await place(buyer);
  await world.shop.ask('order', 'move', order, 'Confirm');
  await world.shop.ask('order', 'move', order, 'Out for Delivery');
  expect(await cancel(order)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`Order ${order} is "Out for Delivery" and cannot be cancelled any more.`),
  });
  expect(await historyOf(buyer, order)).toHaveLength(3);
  expect(await stocks()).toEqual([48, 49]);
  expect(await cancel('KD0000000000')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no order KD0000000000.'),
  });
});
