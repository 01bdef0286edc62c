import { eq } from 'drizzle-orm';
import { addresses } from '@/shop-api/db/schema/account';
import { products } from '@/shop-api/db/schema/catalogue';
import { customers } from '@/shop-api/db/schema/identity';
import { type Buyer, changeProducts, confirmOrder, firstProductIds } from '@/shop-api/testing/buyers';
import { makeCrowd } from '@/shop-api/testing/crowd';
import { lockWaits } from '@/shop-api/testing/lock-waits';
import { askToPay, openPage } from '@/shop-api/testing/paying';
import { fillCart } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

jest.setTimeout(60_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('an order that replaces an open payment locks the products of both in id order', async () => {
  const [first = 0, second = 0] = await firstProductIds(shop.db, 2);
  await changeProducts(shop.db, [first, second], { stock: 5, pricePaise: 20_000, offerPaise: 0 });
  const [buyer] = (await makeCrowd(shop, [[{ productId: second, quantity: 1 }]])) as [Buyer];
  await openPage(shop, buyer);
  await fillCart(shop, buyer.actor, [{ productId: first, quantity: 1 }]);
  const ordered = await shop.db.transaction(async (tx) => {
    await tx.select().from(products).where(eq(products.id, first)).for('update');
    const ordering = confirmOrder(shop, buyer);
    await lockWaits(shop.db);
    const free = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, second))
      .for('update', { skipLocked: true });
    expect(free).toEqual([{ id: second }]);
    return { ordering };
  });
  expect((await ordered.ordering).status).toBe(200);
});

it.each([
  ['an order', confirmOrder],
  ['a payment', askToPay],
])(
  '%s in another language locks the customer before the address, as a change of the default does',
  async (_what, send) => {
    const [productId = 0] = await firstProductIds(shop.db, 1);
    await changeProducts(shop.db, [productId], { stock: 5, pricePaise: 20_000, offerPaise: 0 });
    const [buyer] = (await makeCrowd(shop, [[{ productId, quantity: 1 }]])) as [Buyer];
    const { id } = buyer.actor;
    await shop.db.update(customers).set({ language: 'ta' }).where(eq(customers.id, id));
    const sent = await shop.db.transaction(async (tx) => {
      await tx.select().from(customers).where(eq(customers.id, id)).for('no key update');
      const sending = send(shop, buyer);
      await lockWaits(shop.db);
      const free = await tx
        .select({ id: addresses.id })
        .from(addresses)
        .where(eq(addresses.customerId, id))
        .for('update', { skipLocked: true });
      expect(free).toEqual([{ id: buyer.addressId }]);
      return { sending };
    });
    expect((await sent.sending).status).toBe(200);
  },
);
