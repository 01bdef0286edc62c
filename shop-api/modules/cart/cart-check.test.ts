import { asc, eq } from 'drizzle-orm';
import { cartcheck, cartcheckremove, cartPriceUpdate, productAvailability } from '@/lib/contract/shop/cart';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { doAs, fillCart, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

type ProductChange = Partial<typeof products.$inferInsert>;

let shop: TestShop;
let ids: number[];

beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  const rows = await shop.db.select({ id: products.id }).from(products).orderBy(asc(products.id)).limit(4);
  ids = rows.map(({ id }) => id);
  await shop.db.update(categories).set({ active: true });
  const asSampled = {
    stock: 20,
    active: true,
    pricePaise: 2400,
    offerPaise: 2000,
    variantName: '500',
    nicName: 'g',
  };
  for (const id of ids) await change(id, asSampled);
});
afterAll(() => shop.close());

const change = (id: number, fields: ProductChange) =>
  shop.db.update(products).set(fields).where(eq(products.id, id));
const id = (index: number) => ids[index] ?? 0;

describe('the cart check', () => {
  it('finds nothing wrong with a fresh cart and adds up offer prices', async () => {
    const guest = newGuest();
    await fillCart(shop, guest, [{ productId: id(0), quantity: 3 }]);
    const { data } = await doAs(shop, guest, cartcheck, {});
    expect(data).toMatchObject({
      outOfStock: [],
      variantChange: [],
      unitChange: [],
      inActiveProduct: [],
      inActiveCatProduct: [],
      productPriceChange: [],
      totalPrice: 60,
      version: 1,
    });
  });

  it('sorts each problem into its list and leaves it out of the total', async () => {
    const guest = newGuest();
    await fillCart(
      shop,
      guest,
      ids.map((productId) => ({ productId, quantity: 2 })),
    );
    await change(id(0), { stock: 1 });
    await change(id(1), { variantName: '400' });
    await change(id(2), { nicName: 'kg' });
    await change(id(3), { active: false });
    const { data } = await doAs(shop, guest, cartcheck, {});
    const found = (list: { product_id: number }[]) => list.map(({ product_id }) => product_id);
    expect(found(data.outOfStock)).toEqual([id(0)]);
    expect(found(data.variantChange)).toEqual([id(1)]);
    expect(found(data.unitChange)).toEqual([id(2)]);
    expect(found(data.inActiveProduct)).toEqual([id(3)]);
    expect(data.totalPrice).toBe(0);
    await shop.db.update(categories).set({ active: false });
    expect((await doAs(shop, guest, cartcheck, {})).data.inActiveCatProduct).toHaveLength(4);
  });

  it('answers its availability part alone, and changes nothing', async () => {
    const guest = newGuest();
    await fillCart(
      shop,
      guest,
      ids.map((productId) => ({ productId, quantity: 2 })),
    );
    await change(id(0), { stock: 1 });
    await change(id(1), { variantName: '400' });
    await change(id(2), { active: false });
    const { data: check } = await doAs(shop, guest, cartcheck, {});
    const { data } = await doAs(shop, guest, productAvailability, {});
    const { outOfStock, inActiveProduct, inActiveCatProduct } = check;
    expect(data).toEqual({ outOfStock, inActiveProduct, inActiveCatProduct });
    expect([outOfStock.length, inActiveProduct.length, inActiveCatProduct.length]).toEqual([1, 1, 0]);
    expect((await doAs(shop, guest, cartcheck, {})).data.version).toBe(check.version);
  });

  it('tells old and new price of a changed one, which the shopper may accept', async () => {
    const guest = newGuest();
    await fillCart(shop, guest, [{ productId: id(0), quantity: 2 }]);
    await change(id(0), { offerPaise: 2250 });
    const { data } = await doAs(shop, guest, cartcheck, {});
    expect(data.productPriceChange).toMatchObject([{ product_id: id(0), old_price: 20, new_price: 22.5 }]);
    expect(data.totalPrice).toBe(45);
    await change(id(0), { variantName: '450' });
    await doAs(shop, guest, cartPriceUpdate, {});
    const after = await doAs(shop, guest, cartcheck, {});
    expect(after.data).toMatchObject({ productPriceChange: [], variantChange: [], totalPrice: 45 });
  });

  it('removes the named lines and checks again', async () => {
    const guest = newGuest();
    await fillCart(
      shop,
      guest,
      ids.map((productId) => ({ productId, quantity: 1 })),
    );
    await change(id(0), { stock: 0 });
    await change(id(1), { active: false });
    const { data } = await doAs(shop, guest, cartcheck, {});
    const bad = [...data.outOfStock, ...data.inActiveProduct].map(({ cart_id }) => cart_id);
    const after = await doAs(shop, guest, cartcheckremove, { cart_ids: bad.join(',') });
    expect(after.data).toMatchObject({ outOfStock: [], inActiveProduct: [], totalPrice: 40 });
    expect(after.data.cart_list).toHaveLength(2);
    expect(after.data.version).toBe(data.version + 1);
  });
});
