import { eq } from 'drizzle-orm';
import { cartempty, cartlisting, cartupdate } from '@/lib/contract/shop/cart';
import { CHANGE_MARK_HEADER } from '@/lib/domain/change-mark';
import { cartMarks } from '@/shop-api/db/schema/cart';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { callAs, doAs, fillCart, newGuest } from '@/shop-api/testing/shoppers';

const world = sampledShop();
const { id, change } = world;

const FIRST = 'tab-number-1';
const SECOND = 'tab-number-2';

function shopper() {
  const actor = newGuest();
  const set = async (quantity: number, mark?: string, product = 0) => {
    const line = { product_id: id(product), quantity };
    return (await doAs(world.shop, actor, cartupdate, line, mark ? { mark } : {})).data;
  };
  const cart = async () => (await doAs(world.shop, actor, cartlisting, {})).data;
  const quantities = async () => (await cart()).cart_list.map(({ quantity }) => quantity);
  return { actor, set, cart, quantities };
}

it('a change that comes after a newer one of the same tab changes nothing, and answers the cart as it is', async () => {
  const { set, cart } = shopper();
  const newer = await set(4, `${FIRST}.20`);
  const kept = { ...newer, message: 'Your cart has your newest change.' };
  expect(await set(2, `${FIRST}.10`)).toEqual(kept);
  expect(await set(0, `${FIRST}.10`)).toEqual(kept);
  expect(await cart()).toMatchObject({ version: newer.version, cart_list: [{ quantity: 4 }] });
});

it('the same change sent twice is made once, and what came between stays', async () => {
  const { set, quantities } = shopper();
  await set(4, `${FIRST}.20`);
  await set(5);
  await set(4, `${FIRST}.20`);
  expect(await quantities()).toEqual([5]);
});

it('one that was overtaken answers so whatever has become of the product', async () => {
  const { set } = shopper();
  await set(1, `${FIRST}.20`);
  await change({ stock: 0 }, [id(0)]);
  expect(await set(2, `${FIRST}.10`)).toMatchObject({ status: 1, cart_list: [{ quantity: 1 }] });
});

it('a product that was removed meanwhile stays removed', async () => {
  const { actor, set, quantities } = shopper();
  await set(0, `${FIRST}.20`);
  await set(1, `${FIRST}.10`);
  expect(await quantities()).toEqual([]);
  await set(3, `${FIRST}.30`);
  await doAs(world.shop, actor, cartempty, {});
  await set(2, `${FIRST}.25`);
  expect(await quantities()).toEqual([]);
});

it('of changes that come at the same time the one that was made last stands', async () => {
  const { set, quantities } = shopper();
  const order = [7, 2, 9, 12, 1, 5, 11, 3, 8, 10, 4, 6];
  await Promise.all(order.map((nth) => set(nth, `${FIRST}.${nth}`)));
  expect(await quantities()).toEqual([12]);
});

it('a change that was refused may be sent again', async () => {
  const { actor, set, quantities } = shopper();
  await change({ stock: 0 }, [id(0)]);
  const line = { product_id: id(0), quantity: 2 };
  const refused = await callAs(world.shop, actor, cartupdate, line, { mark: `${FIRST}.20` });
  expect(refused.error?.code).toBe('out_of_stock');
  await change({ stock: 9 }, [id(0)]);
  await set(2, `${FIRST}.20`);
  expect(await quantities()).toEqual([2]);
});

it('one that the stock cut says so again when it is sent again, but not when it was overtaken', async () => {
  const { set } = shopper();
  await change({ stock: 5 }, [id(0)]);
  const cut = await set(9, `${FIRST}.20`);
  expect(cut).toMatchObject({ status: 2, cart_list: [{ quantity: 5 }] });
  expect(await set(9, `${FIRST}.20`)).toEqual(cut);
  expect(await set(9, `${FIRST}.10`)).toMatchObject({ status: 1, cart_list: [{ quantity: 5 }] });
  await set(2, `${FIRST}.30`);
  expect(await set(9, `${FIRST}.20`)).toMatchObject({ status: 1, cart_list: [{ quantity: 2 }] });
});

it('a product that the shop never had leaves no mark', async () => {
  const { actor, set } = shopper();
  const nothing = { product_id: 2_000_000_000, quantity: 0 };
  await doAs(world.shop, actor, cartupdate, nothing, { mark: `${FIRST}.20` });
  await set(0, `${FIRST}.20`);
  const marks = await world.shop.db.select().from(cartMarks).where(eq(cartMarks.ownerId, actor.id));
  expect(marks).toMatchObject([{ productId: id(0) }]);
});

it('other tabs, other products and changes without a mark are taken as they come', async () => {
  const { set, quantities } = shopper();
  await set(4, `${FIRST}.20`);
  await set(5, `${FIRST}.10`, 1);
  expect(await quantities()).toEqual([4, 5]);
  await set(3, `${SECOND}.10`);
  expect(await quantities()).toEqual([3, 5]);
  await set(2);
  expect(await quantities()).toEqual([2, 5]);
});

it('another shopper with the same mark is another shopper', async () => {
  const [one, other] = [shopper(), shopper()];
  await one.set(4, `${FIRST}.20`);
  await other.set(2, `${FIRST}.10`);
  expect([await one.quantities(), await other.quantities()]).toEqual([[4], [2]]);
});

it.each(['', 'tab.1', 'tab-number-1', 'tab-number-1.0', 'tab-number-1.01', `${FIRST}.${'9'.repeat(16)}`])(
  '%j is no mark: refused, and nothing changes',
  async (mark) => {
    const guest = newGuest();
    await fillCart(world.shop, guest, [{ productId: id(0), quantity: 2 }]);
    const line = { product_id: id(0), quantity: 5 };
    expect(await callAs(world.shop, guest, cartupdate, line, { mark })).toMatchObject({
      status: 400,
      error: { code: 'bad_request', field: CHANGE_MARK_HEADER },
    });
    expect((await doAs(world.shop, guest, cartlisting, {})).data.cart_list).toMatchObject([{ quantity: 2 }]);
  },
);

it('a product that does not exist is not found, whenever the change was made', async () => {
  const missing = { product_id: 2_000_000_000, quantity: 1 };
  const mark = `${FIRST}.20`;
  expect(await callAs(world.shop, newGuest(), cartupdate, missing, { mark })).toMatchObject({
    status: 404,
    error: { code: 'not_found' },
  });
});
