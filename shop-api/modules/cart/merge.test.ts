import { asc, eq } from 'drizzle-orm';
import { cartlisting } from '@/lib/contract/shop/cart';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { makeBuyer } from '@/shop-api/testing/buyers';
import { openPage } from '@/shop-api/testing/paying';
import { doAs, fillCart, newGuest, newMobile, signIn } from '@/shop-api/testing/shoppers';
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

describe('signing in', () => {
  it('joins the guest’s cart to the customer’s: quantities add up, capped by the stock', async () => {
    const mobile = newMobile();
    const before = await signIn(shop, { mobile });
    await fillCart(shop, before.actor, [
      { productId: id(0), quantity: 4 },
      { productId: id(1), quantity: 15 },
    ]);
    const guest = newGuest();
    await fillCart(shop, guest, [
      { productId: id(0), quantity: 3 },
      { productId: id(1), quantity: 15 },
      { productId: id(2), quantity: 2 },
    ]);
    shop.clock.forwardMs(31_000);
    const { actor, mergedLines } = await signIn(shop, { guest, mobile });
    expect(mergedLines).toBe(3);
    const { data } = await doAs(shop, actor, cartlisting, {});
    const quantities = Object.fromEntries(data.cart_list.map((line) => [line.product_id, line.quantity]));
    expect(quantities).toEqual({ [id(0)]: 7, [id(1)]: 20, [id(2)]: 2 });
    expect(data.version).toBeGreaterThan(3);
    expect((await doAs(shop, guest, cartlisting, {})).data).toMatchObject({ version: 0, cart_list: [] });
  });

  it('keeps what went out of stock, so that the cart can say so', async () => {
    const guest = newGuest();
    await fillCart(shop, guest, [{ productId: id(0), quantity: 3 }]);
    await change(id(0), { stock: 0 });
    const { actor } = await signIn(shop, { guest });
    expect((await doAs(shop, actor, cartlisting, {})).data.cart_list).toMatchObject([
      { quantity: 3, stock_availability: 0 },
    ]);
  });

  it('takes nothing away that the customer’s own unpaid payment holds', async () => {
    await change(id(0), { stock: 5, pricePaise: 20_000, offerPaise: 0 });
    const buyer = await makeBuyer(shop, [{ productId: id(0), quantity: 4 }]);
    await openPage(shop, buyer);
    const guest = newGuest();
    await fillCart(shop, guest, [{ productId: id(0), quantity: 1 }]);
    shop.clock.forwardMs(31_000);
    const { actor } = await signIn(shop, { guest, mobile: buyer.mobile });
    expect((await doAs(shop, actor, cartlisting, {})).data.cart_list).toMatchObject([{ quantity: 5 }]);
  });

  it('joins nothing when the guest has no cart', async () => {
    expect((await signIn(shop)).mergedLines).toBe(0);
  });
});
