import { eq, sql } from 'drizzle-orm';
import { products } from '@/shop-api/db/schema/catalogue';
import { type Buyer, changeProducts, confirmOrder, firstProductIds } from '@/shop-api/testing/buyers';
import { makeCrowd } from '@/shop-api/testing/crowd';
import { openPage } from '@/shop-api/testing/paying';
import { fillCart } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

jest.setTimeout(60_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await shop.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}

it('an order that replaces an open payment locks the products of both in id order', async () => {
  const [first = 0, second = 0] = await firstProductIds(shop.db, 2);
  await changeProducts(shop.db, [first, second], { stock: 5, pricePaise: 20_000, offerPaise: 0 });
  const [buyer] = (await makeCrowd(shop, [[{ productId: second, quantity: 1 }]])) as [Buyer];
  await openPage(shop, buyer);
  await fillCart(shop, buyer.actor, [{ productId: first, quantity: 1 }]);
  const ordered = await shop.db.transaction(async (tx) => {
    await tx.select().from(products).where(eq(products.id, first)).for('update');
    const ordering = confirmOrder(shop, buyer);
    await somebodyWaits();
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
