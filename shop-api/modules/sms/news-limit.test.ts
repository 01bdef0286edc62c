import { deleteaccount } from '@/lib/contract/shop/customer-data';
import { ordercancel } from '@/lib/contract/shop/orders';
import { HOUR_MS } from '@/lib/domain/durations';
import { smsOutbox } from '@/shop-api/db/schema/sms';
import {
  type Buyer,
  changeProducts,
  confirmOrder,
  firstProductIds,
  makeBuyer,
} from '@/shop-api/testing/buyers';
import { addAddress, doAs, fillCart, signIn } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const queued = () => shop.db.$count(smsOutbox);

/** Places orders of a product that never sells out. */
async function orderingMuch() {
  const [productId = 0] = await firstProductIds(shop.db, 1);
  await changeProducts(shop.db, [productId], { stock: 5000 });
  const lines = [{ productId, quantity: 10 }];
  const order = async (buyer: Buyer): Promise<string> => {
    await fillCart(shop, buyer.actor, lines);
    const { answer, error } = await confirmOrder(shop, buyer);
    if (!answer) throw new Error(error.code);
    return answer.data.invoice_id;
  };
  return { lines, order };
}

test('a number gets at most twenty order SMS within a day', async () => {
  const { lines, order } = await orderingMuch();
  const buyer = await makeBuyer(shop, lines);
  const before = await queued();
  for (let turn = 0; turn < 22; turn++) await order(buyer);
  expect((await queued()) - before).toBe(20);
  await confirmOrder(shop, await makeBuyer(shop, lines));
  expect((await queued()) - before).toBe(21);
  shop.clock.forwardMs(25 * HOUR_MS);
  await order(buyer);
  expect((await queued()) - before).toBe(22);
});

test('deleting the account does not reset the daily SMS limit', async () => {
  const { lines, order } = await orderingMuch();
  const buyer = await makeBuyer(shop, lines);
  for (let turn = 0; turn < 20; turn++) {
    await doAs(shop, buyer.actor, ordercancel, { order_id: await order(buyer) });
  }
  await doAs(shop, buyer.actor, deleteaccount, { confirm: 'DELETE' });
  const again = await signIn(shop, { mobile: buyer.mobile, name: 'Kavin' });
  const before = await queued();
  await order({ ...again, addressId: await addAddress(shop, again) });
  expect((await queued()) - before).toBe(0);
});
