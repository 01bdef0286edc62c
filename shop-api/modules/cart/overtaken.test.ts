import { cartempty, cartlisting, cartupdate } from '@/lib/contract/shop/cart';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { callAs, doAs, fillCart, newGuest } from '@/shop-api/testing/shoppers';

const world = sampledShop();
const { id } = world;

const FIRST_TAB = { sent_by: 'tab-number-1' };
const SECOND_TAB = { sent_by: 'tab-number-2' };

function shopper() {
  const actor = newGuest();
  const set = async (quantity: number, sent: { sent_by?: string; sent_at?: number }, product = 0) =>
    (await doAs(world.shop, actor, cartupdate, { product_id: id(product), quantity, ...sent })).data;
  const cart = async () => (await doAs(world.shop, actor, cartlisting, {})).data;
  const quantities = async () => (await cart()).cart_list.map(({ quantity }) => quantity);
  return { actor, set, cart, quantities };
}

it('a change that comes after a newer one of the same tab changes nothing, and answers the cart as it is', async () => {
  const { set, cart } = shopper();
  const newer = await set(4, { ...FIRST_TAB, sent_at: 20 });
  expect(await set(2, { ...FIRST_TAB, sent_at: 10 })).toEqual({
    ...newer,
    message: 'Your cart has your newest change.',
  });
  expect(await cart()).toMatchObject({ version: newer.version, cart_list: [{ quantity: 4 }] });
});

it('a product that was removed meanwhile stays removed, one at a time or all at once', async () => {
  const { actor, set, quantities } = shopper();
  await set(0, { ...FIRST_TAB, sent_at: 20 });
  await set(1, { ...FIRST_TAB, sent_at: 10 });
  expect(await quantities()).toEqual([]);
  await set(3, { ...FIRST_TAB, sent_at: 30 });
  await doAs(world.shop, actor, cartempty, {});
  await set(2, { ...FIRST_TAB, sent_at: 25 });
  expect(await quantities()).toEqual([]);
});

it('of changes that come at the same time the one sent last stands', async () => {
  const { set, quantities } = shopper();
  const order = [7, 2, 9, 12, 1, 5, 11, 3, 8, 10, 4, 6];
  await Promise.all(order.map((nth) => set(nth, { ...FIRST_TAB, sent_at: nth })));
  expect(await quantities()).toEqual([12]);
});

it('other tabs, other products and changes that do not say when they were sent are taken as they come', async () => {
  const { set, quantities } = shopper();
  await set(4, { ...FIRST_TAB, sent_at: 20 });
  await set(5, { ...FIRST_TAB, sent_at: 10 }, 1);
  expect(await quantities()).toEqual([4, 5]);
  await set(3, { ...SECOND_TAB, sent_at: 10 });
  expect(await quantities()).toEqual([3, 5]);
  await set(2, {});
  expect(await quantities()).toEqual([2, 5]);
  await set(1, { sent_at: 1 });
  expect(await quantities()).toEqual([1, 5]);
});

it('another shopper with the same mark is another shopper', async () => {
  const [one, other] = [shopper(), shopper()];
  await one.set(4, { ...FIRST_TAB, sent_at: 20 });
  await other.set(2, { ...FIRST_TAB, sent_at: 10 });
  expect([await one.quantities(), await other.quantities()]).toEqual([[4], [2]]);
});

it.each([
  ['sent_by', { sent_by: 'a b', sent_at: 1 }],
  ['sent_by', { sent_by: 'x'.repeat(41), sent_at: 1 }],
  ['sent_at', { ...FIRST_TAB, sent_at: 0 }],
  ['sent_at', { ...FIRST_TAB, sent_at: 2 ** 53 }],
])('a mark with a %s like in %j is refused, and changes nothing', async (field, sent) => {
  const guest = newGuest();
  await fillCart(world.shop, guest, [{ productId: id(0), quantity: 2 }]);
  expect(
    await callAs(world.shop, guest, cartupdate, { product_id: id(0), quantity: 5, ...sent }),
  ).toMatchObject({ status: 400, error: { code: 'bad_request', field } });
  expect((await doAs(world.shop, guest, cartlisting, {})).data.cart_list).toMatchObject([{ quantity: 2 }]);
});

it('a product that does not exist is not found, whenever the change was sent', async () => {
  const missing = { product_id: 2_000_000_000, quantity: 1, ...FIRST_TAB, sent_at: 1 };
  expect(await callAs(world.shop, newGuest(), cartupdate, missing)).toMatchObject({
    status: 404,
    error: { code: 'not_found' },
  });
  const removal = await callAs(world.shop, newGuest(), cartupdate, { ...missing, quantity: 0 });
  expect(removal.status).toBe(200);
});
