import {
  cartcheckremove,
  cartcount,
  cartdelete,
  cartempty,
  cartinsert,
  cartlisting,
  cartupdate,
} from '@/lib/contract/shop/cart';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { callAs, doAs, fillCart, makeCustomer, newGuest } from '@/shop-api/testing/shoppers';

const world = sampledShop();
const { id, change } = world;

describe('the cart of a guest', () => {
  it('is empty, at version 0 and not stored until something is added', async () => {
    const guest = newGuest();
    const { data } = await doAs(world.shop, guest, cartlisting, {});
    expect(data).toEqual({
      status: 2,
      version: 0,
      cart_list: [],
      promotion_amount: 0,
      minimum_purchase: 100,
      maximum_purchase: 20_000,
      online_payment: '1',
    });
  });

  it('[3.cartLine] [d4.insert] adds one unit of a product, and one more when added again', async () => {
    const guest = newGuest();
    const first = await doAs(world.shop, guest, cartinsert, { product_id: id(0) });
    expect(first.data).toMatchObject({
      status: 1,
      message: 'Success! Quantity added to your cart. Keep on shopping!',
      version: 1,
      cart_list: [{ product_id: id(0), quantity: 1, price: 24, offer_price: 20, cart_price: 20 }],
    });
    const second = await doAs(world.shop, guest, cartinsert, { product_id: id(0) });
    expect(second.data).toMatchObject({ version: 2, cart_list: [{ quantity: 2 }] });
  });

  it('counts 20 additions at the same time as 20', async () => {
    const guest = newGuest();
    await Promise.all(
      Array.from({ length: 20 }, () => doAs(world.shop, guest, cartinsert, { product_id: id(0) })),
    );
    const { data } = await doAs(world.shop, guest, cartlisting, {});
    expect(data).toMatchObject({ version: 20, cart_list: [{ quantity: 20 }] });
  });

  it('[6.guest.may] [d4.absolute] accepts absolute quantities and reports what happened', async () => {
    const guest = newGuest();
    const set = async (quantity: number) =>
      (await doAs(world.shop, guest, cartupdate, { product_id: id(0), quantity })).data;
    expect(await set(5)).toMatchObject({
      status: 1,
      message: 'Success! Quantity added',
      cart_list: [{ quantity: 5 }],
    });
    expect((await set(2)).message).toBe('Quantity reduced successfully. Your cart is updated.');
    expect(await set(0)).toMatchObject({
      status: 1,
      message: 'Product successfully removed from the cart.',
      cart_list: [],
    });
    expect((await set(0)).status).toBe(1);
  });

  it.each<unknown>(['', ' ', null, true, false, [], '1e1', '0x2'])(
    '%j is no quantity, and removes nothing',
    async (quantity) => {
      const guest = newGuest();
      await fillCart(world.shop, guest, [{ productId: id(0), quantity: 2 }]);
      const line = { product_id: id(0), quantity: quantity as number };
      expect(await callAs(world.shop, guest, cartupdate, line)).toMatchObject({
        status: 400,
        error: { code: 'bad_request', field: 'quantity' },
      });
      expect((await doAs(world.shop, guest, cartlisting, {})).data.cart_list).toMatchObject([
        { quantity: 2 },
      ]);
    },
  );

  it('restores a removed line in its position, and never takes the line id of another cart', async () => {
    const guest = newGuest();
    const [one, two, three] = [id(0), id(1), id(2)];
    await fillCart(
      world.shop,
      guest,
      [one, two, three].map((productId) => ({ productId, quantity: 1 })),
    );
    const { data } = await doAs(world.shop, guest, cartlisting, {});
    const set = async (productId: number, quantity: number, lineId?: number) => {
      const place = lineId === undefined ? {} : { cart_id: lineId };
      const { data } = await doAs(world.shop, guest, cartupdate, {
        product_id: productId,
        quantity,
        ...place,
      });
      return data.cart_list.map(({ product_id }) => product_id);
    };
    const [, second, last] = data.cart_list.map(({ cart_id }) => cart_id);
    await set(two, 0);
    expect(await set(two, 2, second)).toEqual([one, two, three]);
    await set(one, 0);
    expect(await set(one, 1, second)).toEqual([two, three, one]);
    await set(one, 0);
    expect(await set(one, 1, (last ?? 0) + 1_000_000)).toEqual([two, three, one]);
    const before = (await doAs(world.shop, guest, cartlisting, {})).data.cart_list;
    for (const { product_id } of before) await set(product_id, 0);
    for (const { product_id, cart_id } of before.toReversed()) await set(product_id, 1, cart_id);
    const after = (await doAs(world.shop, guest, cartlisting, {})).data.cart_list;
    expect(after.map(({ product_id }) => product_id)).toEqual([two, three, one]);
  });

  it('[4.quantity.bound] is capped by the stock and by 99 a line, and says so with status 2', async () => {
    const guest = newGuest();
    const byStock = await doAs(world.shop, guest, cartupdate, { product_id: id(0), quantity: 50 });
    expect(byStock.data).toMatchObject({
      status: 2,
      message: 'Only 20 left.',
      cart_list: [{ quantity: 20 }],
    });
    await change({ stock: 500 }, [id(1)]);
    await fillCart(world.shop, guest, [{ productId: id(1), quantity: 99 }]);
    const byLine = await doAs(world.shop, guest, cartinsert, { product_id: id(1) });
    expect(byLine.data).toMatchObject({ status: 2, cart_list: [{}, { quantity: 99 }] });
    const tooMany = await callAs(world.shop, guest, cartupdate, { product_id: id(1), quantity: 100 });
    expect(tooMany).toMatchObject({ status: 400, error: { field: 'quantity' } });
  });

  it('refuses a product that is out of stock, not on sale or unknown', async () => {
    const guest = newGuest();
    await change({ stock: 0 }, [id(0)]);
    await change({ active: false }, [id(1)]);
    const refusals = [];
    for (const productId of [id(0), id(1), 2_000_000_000]) {
      refusals.push((await callAs(world.shop, guest, cartinsert, { product_id: productId })).error?.code);
    }
    expect(refusals).toEqual(['out_of_stock', 'not_found', 'not_found']);
    expect((await doAs(world.shop, guest, cartlisting, {})).data.version).toBe(0);
  });

  it('[3.cartLine] counts its items, and removes one line and then all', async () => {
    const guest = newGuest();
    await fillCart(world.shop, guest, [
      { productId: id(0), quantity: 2 },
      { productId: id(1), quantity: 3 },
      { productId: id(2), quantity: 1 },
    ]);
    expect((await doAs(world.shop, guest, cartcount, {})).data.quantity_list).toEqual([{ cartcount: 6 }]);
    const { data } = await doAs(world.shop, guest, cartlisting, {});
    const removed = await doAs(world.shop, guest, cartdelete, { cart_id: data.cart_list[0]?.cart_id ?? 0 });
    expect(removed.data.cart_list.map(({ product_id }) => product_id)).toEqual([id(1), id(2)]);
    const emptied = await doAs(world.shop, guest, cartempty, {});
    expect(emptied.data).toMatchObject({
      status: 1,
      message: 'Products successfully removed from the cart.',
      version: 5,
      cart_list: [],
    });
  });
});

describe('somebody else’s cart', () => {
  it('cannot be read, and its lines are not found', async () => {
    const [mine, theirs] = [newGuest(), newGuest()];
    await fillCart(world.shop, theirs, [{ productId: id(0), quantity: 2 }]);
    const { data } = await doAs(world.shop, theirs, cartlisting, {});
    const lineId = data.cart_list[0]?.cart_id ?? 0;
    const read = await callAs(world.shop, mine, cartlisting, { user_id: theirs.id });
    expect(read).toMatchObject({ status: 403, error: { code: 'forbidden' } });
    const removed = await callAs(world.shop, mine, cartdelete, { cart_id: lineId });
    expect(removed).toMatchObject({ status: 404, error: { code: 'not_found' } });
    await doAs(world.shop, mine, cartcheckremove, { cart_ids: String(lineId) });
    expect((await doAs(world.shop, theirs, cartlisting, {})).data.cart_list).toHaveLength(1);
  });

  it('is a different cart even when guest and customer have the same id', async () => {
    const { actor } = await makeCustomer(world.shop);
    await fillCart(world.shop, actor, [{ productId: id(0), quantity: 2 }]);
    const guest = { kind: 'guest', id: actor.id } as const;
    expect((await doAs(world.shop, guest, cartlisting, {})).data.cart_list).toEqual([]);
  });
});
