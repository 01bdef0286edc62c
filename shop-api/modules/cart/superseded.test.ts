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

it('a change that arrives after a newer one of the same tab changes nothing, and returns the current cart', async () => {
  const { set, cart } = shopper();
  const newer = await set(4, `${FIRST}.20`);
  const superseded = { ...newer, message: 'Your cart has your newest change.' };
  expect(await set(2, `${FIRST}.10`)).toEqual(superseded);
  expect(await set(0, `${FIRST}.10`)).toEqual(superseded);
  expect(await cart()).toMatchObject({ version: newer.version, cart_list: [{ quantity: 4 }] });
});

it('the same change sent twice is applied once, and changes made in between stay', async () => {
  const { set, quantities } = shopper();
  await set(4, `${FIRST}.20`);
  await set(5);
  await set(4, `${FIRST}.20`);
  expect(await quantities()).toEqual([5]);
});

it('a superseded change is answered as superseded, whatever happened to the product', async () => {
  const { set } = shopper();
  await set(1, `${FIRST}.20`);
  await change({ stock: 0 }, [id(0)]);
  expect(await set(2, `${FIRST}.10`)).toMatchObject({ status: 1, cart_list: [{ quantity: 1 }] });
});

it('a product that was removed by a newer change stays removed', async () => {
  const { actor, set, quantities } = shopper();
  await set(0, `${FIRST}.20`);
  await set(1, `${FIRST}.10`);
  expect(await quantities()).toEqual([]);
  await set(3, `${FIRST}.30`);
  await doAs(world.shop, actor, cartempty, {});
  await set(2, `${FIRST}.25`);
  expect(await quantities()).toEqual([]);
});

it('of changes that arrive at the same time, the one made last wins', async () => {
  const { set, quantities } = shopper();
  const order = [7, 2, 9, 12, 1, 5, 11, 3, 8, 10, 4, 6];
  await Promise.all(order.map((nth) => set(nth, `${FIRST}.${nth}`)));
  expect(await quantities()).toEqual([12]);
});

it('a refused change can be sent again', async () => {
  const { actor, set, quantities } = shopper();
  await change({ stock: 0 }, [id(0)]);
  const line = { product_id: id(0), quantity: 2 };
  const refused = await callAs(world.shop, actor, cartupdate, line, { mark: `${FIRST}.20` });
  expect(refused.error?.code).toBe('out_of_stock');
  await change({ stock: 9 }, [id(0)]);
  await set(2, `${FIRST}.20`);
  expect(await quantities()).toEqual([2]);
});

it('a change capped by the stock reports that again when repeated, but not when superseded', async () => {
  const { set } = shopper();
  await change({ stock: 5 }, [id(0)]);
  const cut = await set(9, `${FIRST}.20`);
  expect(cut).toMatchObject({ status: 2, cart_list: [{ quantity: 5 }] });
  expect(await set(9, `${FIRST}.20`)).toEqual(cut);
  expect(await set(9, `${FIRST}.10`)).toMatchObject({ status: 1, cart_list: [{ quantity: 5 }] });
  await set(2, `${FIRST}.30`);
  expect(await set(9, `${FIRST}.20`)).toMatchObject({ status: 1, cart_list: [{ quantity: 2 }] });
});

it('a product that never existed leaves no mark', async () => {
  const { actor, set } = shopper();
  const nothing = { product_id: 2_000_000_000, quantity: 0 };
  await doAs(world.shop, actor, cartupdate, nothing, { mark: `${FIRST}.20` });
  await set(0, `${FIRST}.20`);
  const marks = await world.shop.db.select().from(cartMarks).where(eq(cartMarks.ownerId, actor.id));
  expect(marks).toMatchObject([{ productId: id(0) }]);
});

it('other tabs, other products and changes without a mark are applied in order of arrival', async () => {
  const { set, quantities } = shopper();
  await set(4, `${FIRST}.20`);
  await set(5, `${FIRST}.10`, 1);
  expect(await quantities()).toEqual([4, 5]);
  await set(3, `${SECOND}.10`);
  expect(await quantities()).toEqual([3, 5]);
  await set(2);
  expect(await quantities()).toEqual([2, 5]);
});

it('the same mark of another shopper does not count', async () => {
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

it('an unknown product is not found, also for a change with a mark', async () => {
  const missing = { product_id: 2_000_000_000, quantity: 1 };
  const mark = `${FIRST}.20`;
  expect(await callAs(world.shop, newGuest(), cartupdate, missing, { mark })).toMatchObject({
    status: 404,
    error: { code: 'not_found' },
  });
});
