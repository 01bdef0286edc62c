import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { productlist, searchproduct, todayspecial } from '@/lib/contract/shop/catalogue';
import type { listedProductWire } from '@/lib/contract/shop/product-wire';
import { PAGE_SIZE } from '@/lib/domain/list-sizes';
import type { PayloadOf } from '@/shop-api/conformance/call-as';
import { categories, oldCategorySlugs, products } from '@/shop-api/db/schema/catalogue';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.update(products).set({ stock: 0, offerPaise: 0 }).where(eq(products.slug, 'papaya'));
});
afterAll(() => shop.close());

type Filter = Partial<PayloadOf<typeof productlist>>;
type Row = z.output<typeof listedProductWire>;

const fruits = (filter: Filter = {}) => doAs(shop, newGuest(), productlist, { cat_id: 'fruits', ...filter });
const pays = (row: Row) => row.selling_price || row.actual_price;
const isOnOffer = (row: Row) => row.selling_price > 0 && row.selling_price < row.actual_price;

describe('a list', () => {
  it.each<[string, Filter, (row: Row) => boolean]>([
    ['in stock', { in_stock: '1' }, (row) => row.stock_availability > 0],
    ['on offer', { on_offer: '1' }, isOnOffer],
    [
      'what costs from 60 and below 100 rupees',
      { price_from: 60, price_below: 100 },
      (row) => pays(row) >= 60 && pays(row) < 100,
    ],
    ['several at once', { on_offer: '1', price_from: 100 }, (row) => isOnOffer(row) && pays(row) >= 100],
  ])('is filtered to %s, and counts only those', async (_, filter, fits) => {
    const all = [...(await fruits()).products, ...(await fruits({ page: 2 })).products];
    const wanted = all.filter(fits).map((row) => row.product_slug);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(all.length);
    const found = await fruits(filter);
    expect(found.products.map((row) => row.product_slug)).toEqual(wanted.slice(0, PAGE_SIZE));
    expect(found.productCount).toEqual([{ productcount: wanted.length }]);
  });

  it('without matches is empty, not a 404', async () => {
    expect(await fruits({ price_below: 0 })).toMatchObject({ status: 2, products: [], total_page: 0 });
  });

  it('returns facets with the number of products for each further choice, in every kind of list', async () => {
    const query = { facets: '1', on_offer: '1' } as const;
    const list = await fruits(query);
    const special = await doAs(shop, newGuest(), todayspecial, { ...query, cat_id: 'fruits' });
    const { data } = await doAs(shop, newGuest(), searchproduct, { ...query, key: 'mago', cat_id: 'fruits' });
    const choices = [{ in_stock: '1' }, { on_offer: '1' }, { price_from: 30, price_below: 60 }] as const;
    for (const choice of choices) {
      const filter = { on_offer: '1', ...choice } as const;
      const left = {
        list: (await fruits(filter)).productCount[0]?.productcount,
        special: (await doAs(shop, newGuest(), todayspecial, { ...filter, cat_id: 'fruits' })).todayspecial
          .length,
        search: (await doAs(shop, newGuest(), searchproduct, { ...filter, key: 'mago', cat_id: 'fruits' }))
          .data.searchproducts.length,
      };
      const countsIn = (facets: typeof list.facets) =>
        'in_stock' in choice
          ? facets?.in_stock
          : 'on_offer' in choice
            ? facets?.on_offer
            : facets?.prices.find(({ price_from }) => price_from === choice.price_from)?.count;
      expect({
        list: countsIn(list.facets),
        special: countsIn(special.facets),
        search: countsIn(data.facets),
      }).toEqual(left);
    }
  });

  it('returns the number of products in each category, whichever is chosen', async () => {
    const { facets, todayspecial: rows } = await doAs(shop, newGuest(), todayspecial, { facets: '1' });
    const chosen = await doAs(shop, newGuest(), todayspecial, { facets: '1', cat_id: 'fruits' });
    expect(chosen.facets?.categories).toEqual(facets?.categories);
    for (const { category_slug: slug, count } of facets?.categories ?? [])
      expect(rows.filter((row) => row.category_slug === slug)).toHaveLength(count);
    const slugs = (list: typeof rows) => list.map((row) => row.product_slug);
    expect(slugs(chosen.todayspecial)).toEqual(slugs(rows.filter((row) => row.category_slug === 'fruits')));
  });

  it('returns no facets unless requested', async () => {
    expect(await fruits()).not.toHaveProperty('facets');
  });

  it('returns facets for a category’s former slug too', async () => {
    const [fruit] = await shop.db.select().from(categories).where(eq(categories.slug, 'fruits'));
    if (!fruit) throw new Error('the sample has no fruits');
    await shop.db.insert(oldCategorySlugs).values({ slug: 'sweet-things', categoryId: fruit.id });
    expect(await fruits({ cat_id: 'sweet-things', facets: '1' })).toEqual(await fruits({ facets: '1' }));
  });

  it.each<[string, Filter, number]>([
    ['on its first page', {}, PAGE_SIZE],
    ['on its second page', { page: 2 }, 1],
    ['past its end', { page: 9 }, 0],
    ['narrowed', { price_from: 60 }, 9],
    ['with nothing left', { price_below: 0 }, 0],
  ])('is the same with facets as without, %s', async (_, filter, length) => {
    const list = await fruits(filter);
    expect(list.products).toHaveLength(length);
    expect(await fruits({ ...filter, facets: '1' })).toEqual({ ...list, facets: expect.anything() });
  });

  it.each(['', 'fruits'])(
    'of today’s special is the same with what choices would leave as without, of category "%s"',
    async (category) => {
      const query = { cat_id: category, in_stock: '1' } as const;
      const special = await doAs(shop, newGuest(), todayspecial, query);
      expect(special.todayspecial.length).toBeGreaterThan(0);
      expect(await doAs(shop, newGuest(), todayspecial, { ...query, facets: '1' })).toEqual({
        ...special,
        facets: expect.anything(),
      });
    },
  );

  it('of search results or today’s special is filtered in the same way', async () => {
    const special = await doAs(shop, newGuest(), todayspecial, { price_below: 30 });
    const { data } = await doAs(shop, newGuest(), searchproduct, { key: '', on_offer: '1' });
    for (const rows of [special.todayspecial, data.searchproducts]) expect(rows.length).toBeGreaterThan(0);
    expect(special.todayspecial.every((row) => pays(row) < 30)).toBe(true);
    expect(data.searchproducts.every(isOnOffer)).toBe(true);
  });
});
