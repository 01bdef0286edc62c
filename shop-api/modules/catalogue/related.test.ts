import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import { products } from '@/shop-api/db/schema/catalogue';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { listRelated } from './product-repository';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // some as a table without an order brings them in, some without stock
  await shop.db.update(products).set({ sort: 5 }).where(sql`${products.id} % 3 = 0`);
  await shop.db.update(products).set({ stock: 0 }).where(like(products.slug, '%a%o%'));
});
afterAll(() => shop.close());

it('the related products are the closest of all listed products', async () => {
  const listed = await shop.db
    .select()
    .from(products)
    .where(and(products.active, products.listed))
    .orderBy(asc(products.id));
  const nearestOf = (origin: (typeof listed)[number]) =>
    listed
      .filter((one) => one.groupKey !== origin.groupKey)
      .map((one) => ({
        slug: one.slug,
        rank: [
          Number(one.stock === 0),
          Number(one.categoryId !== origin.categoryId),
          Math.abs(one.sort - origin.sort),
        ],
      }))
      .sort((a, b) => a.rank.reduce((sum, rank, at) => sum || rank - (b.rank[at] ?? 0), 0))
      .slice(0, 12)
      .map(({ slug }) => slug);
  for (const origin of listed) {
    const found = await listRelated(shop.db, origin.slug, undefined);
    expect(found.map(({ slug }) => slug)).toEqual(nearestOf(origin));
  }
});

it('related products are right when a category has too few products and none in stock', async () => {
  const few = await shop.db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(products.active, products.listed, eq(products.categoryId, 1)));
  const [origin, ...others] = few;
  const ids = others.map(({ id }) => id);
  await shop.db.update(products).set({ stock: 0 }).where(inArray(products.id, ids));
  const found = await listRelated(shop.db, origin?.slug ?? '', undefined);
  expect(found).toHaveLength(12);
  expect(found.filter(({ stock }) => stock === 0)).toEqual([]);
});

it('no index includes the stock, so that a sale updates no index', async () => {
  const found = await shop.db.execute(
    sql`select indexname from pg_indexes where tablename = 'products' and indexdef ~ '\\mstock\\M'`,
  );
  expect(found.rows).toEqual([]);
});
