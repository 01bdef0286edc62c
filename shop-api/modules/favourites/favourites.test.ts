import { eq } from 'drizzle-orm';
import type { CustomerActor } from '@/lib/contract/actor-token';
import { favourites, favouriteslist, favouritesremove } from '@/lib/contract/shop/account';
import { MAX_MARKED_PRODUCTS } from '@/lib/domain/marked-products';
import { favourites as marks } from '@/shop-api/db/schema/account';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { copyProducts } from '@/shop-api/testing/copied-products';
import { callAs, doAs, fillCart, makeCustomer, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function newActor(): Promise<CustomerActor> {
  return (await makeCustomer(shop)).actor;
}

describe('favourites', () => {
  async function productIds(): Promise<number[]> {
    const rows = await shop.db.select({ id: products.id }).from(products).limit(3);
    return rows.map(({ id }) => id);
  }
  async function marked(actor: CustomerActor): Promise<number[]> {
    const { data } = await doAs(shop, actor, favouriteslist, { user_type: '' });
    return data.favouritelist.map(({ product_id }) => product_id);
  }

  it('[3.favourites] are listed newest first, with their cart quantity; marking and unmarking twice changes nothing', async () => {
    const actor = await newActor();
    const [first = 0, second = 0] = await productIds();
    const sold = { pricePaise: 4_500, offerPaise: 3_850 };
    await shop.db.update(products).set(sold).where(eq(products.id, first));
    for (const id of [first, second, first]) {
      await doAs(shop, actor, favourites, { product_id: id });
      shop.clock.forwardMs(1000);
    }
    expect(await marked(actor)).toEqual([second, first]);
    await fillCart(shop, actor, [{ productId: first, quantity: 2 }]);
    const { data } = await doAs(shop, actor, favouriteslist, {});
    expect(data.favouritelist.map(({ cart_qty }) => cart_qty)).toEqual([0, 2]);
    expect(data.favouritelist[1]).toMatchObject({ price: 45, offer_price: 38.5 });
    await doAs(shop, actor, favouritesremove, { product_id: second });
    await doAs(shop, actor, favouritesremove, { product_id: second });
    expect(await marked(actor)).toEqual([first]);
  });

  it('[6.guest.mayNot] are each customer’s own, and not for guests', async () => {
    const [mine, theirs] = [await newActor(), await newActor()];
    const [id = 0] = await productIds();
    await doAs(shop, theirs, favourites, { product_id: id });
    await doAs(shop, mine, favouritesremove, { product_id: id });
    expect(await marked(mine)).toEqual([]);
    expect(await marked(theirs)).toEqual([id]);
    expect((await callAs(shop, newGuest(), favourites, { product_id: id })).error?.code).toBe(
      'unauthenticated',
    );
  });

  it('are listed only while they are on sale', async () => {
    const actor = await newActor();
    const [kept = 0, withdrawn = 0, closed = 0] = await copyProducts(shop.db, 3);
    for (const id of [kept, withdrawn, closed]) await doAs(shop, actor, favourites, { product_id: id });
    const [exotic] = await shop.db.select().from(categories).where(eq(categories.slug, 'exotic'));
    if (!exotic) throw new Error('no such category');
    await shop.db.update(products).set({ categoryId: exotic.id }).where(eq(products.id, closed));
    await shop.db.update(categories).set({ active: false }).where(eq(categories.id, exotic.id));
    expect(await marked(actor)).toEqual([withdrawn, kept]);
    await shop.db.update(products).set({ active: false }).where(eq(products.id, withdrawn));
    expect(await marked(actor)).toEqual([kept]);
    await shop.db.update(categories).set({ active: true }).where(eq(categories.id, exotic.id));
    expect(await marked(actor)).toEqual([closed, kept]);
  });

  it('must be existing products', async () => {
    const result = await callAs(shop, await newActor(), favourites, { product_id: 2_000_000_000 });
    expect(result.error?.code).toBe('not_found');
  });

  it('are limited to two hundred products on sale; marking one again does not count', async () => {
    const actor = await newActor();
    const [first = 0, second = 0, ...others] = await copyProducts(shop.db, MAX_MARKED_PRODUCTS + 1);
    const rows = [second, ...others].map((productId) => ({
      customerId: actor.id,
      productId,
      createdAt: shop.clock.now(),
    }));
    await shop.db.insert(marks).values(rows);
    const mark = (product_id: number) => callAs(shop, actor, favourites, { product_id });
    expect((await mark(first)).error).toMatchObject({ code: 'conflict', field: 'product_id' });
    expect((await mark(second)).status).toBe(200);
    expect(await marked(actor)).not.toContain(first);
    await shop.db.update(products).set({ active: false }).where(eq(products.id, second));
    expect((await mark(first)).status).toBe(200);
  });
});
