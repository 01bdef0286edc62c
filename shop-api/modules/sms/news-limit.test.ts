import { smsOutbox } from '@/shop-api/db/schema/sms';
import { changeProducts, confirmOrder, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { fillCart } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

const HOUR_MS = 60 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a number that has made twenty orders in a day hears of no more until that day is over', async () => {
  const [productId = 0] = await firstProductIds(shop.db, 1);
  await changeProducts(shop.db, [productId], { stock: 500 });
  const lines = [{ productId, quantity: 10 }];
  const buyer = await makeBuyer(shop, lines);
  const order = async (turn: number) => {
    await fillCart(shop, buyer.actor, lines);
    expect((await confirmOrder(shop, buyer, {}, `order-number-${turn}`)).status).toBe(200);
  };
  const queued = () => shop.db.$count(smsOutbox);
  const before = await queued();
  for (let turn = 0; turn < 22; turn++) await order(turn);
  expect((await queued()) - before).toBe(20);
  await confirmOrder(shop, await makeBuyer(shop, lines));
  expect((await queued()) - before).toBe(21);
  shop.clock.forwardMs(25 * HOUR_MS);
  await order(22);
  expect((await queued()) - before).toBe(22);
});
