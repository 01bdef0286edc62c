import { and, asc, eq, gt, like } from 'drizzle-orm';
import type { z } from 'zod';
import { categoryslist, productlist, searchproduct, todayspecial } from '@/lib/contract/shop/catalogue';
import { PAGE_SIZE } from '@/lib/domain/list-sizes';
import type { Sort } from '@/lib/domain/sort';
import { SORTS } from '@/lib/domain/sorts.mjs';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { doAs, fillCart, makeCustomer, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Listing = z.output<typeof productlist.output>;
type Row = Listing['products'][number];

function list(slug: string, { page = 1, sort = '' as Sort, actor = newGuest() } = {}): Promise<Listing> {
  return doAs(shop, actor, productlist, { cat_id: slug, page, sort_by: sort });
}

const pays = (row: Row) => row.selling_price || row.actual_price;
const percent = (row: Row) =>
  row.selling_price > 0 && row.selling_price < row.actual_price
    ? 1 - row.selling_price / row.actual_price
    : 0;
const perUnit = (row: Row) => pays(row) / row.net_quantity.value;

function isOrdered(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value) - 1e-9);
}

describe('the category list', () => {
  it('[3.category] names active categories in the order of the shop with the number of products each lists', async () => {
    const { data } = await doAs(shop, newGuest(), categoryslist, {});
    expect(data.data.map((row) => row.category_slug).slice(0, 3)).toEqual([
      'vegetables',
      'native-gourds',
      'roots-tubers',
    ]);
    for (const { category_slug: slug, product_count: count } of data.data) {
      expect((await list(slug)).productCount[0]?.productcount).toBe(count);
    }
  });

  it('leaves an inactive category out, and its listing is not found', async () => {
    await shop.db.update(categories).set({ active: false }).where(eq(categories.slug, 'combos'));
    const { data } = await doAs(shop, newGuest(), categoryslist, {});
    expect(data.data.map((row) => row.category_slug)).not.toContain('combos');
    await expect(list('combos')).rejects.toThrow('not_found');
    await shop.db.update(categories).set({ active: true }).where(eq(categories.slug, 'combos'));
  });
});

describe('a category listing', () => {
  it('[d5.listed] shows one pack of each produce, the listed one; so do search and today’s special', async () => {
    const packs = await shop.db
      .select({ slug: products.slug, listed: products.listed })
      .from(products)
      .where(like(products.slug, 'country-tomato%'));
    expect(packs).toHaveLength(3);
    expect(packs.filter(({ listed }) => listed)).toEqual([{ slug: 'country-tomato', listed: true }]);
    await shop.db.update(products).set({ todaySpecial: true }).where(like(products.slug, 'country-tomato-%'));
    const vegetables = (await list('vegetables')).products;
    const { data } = await doAs(shop, newGuest(), searchproduct, { key: 'country tomato' });
    const special = await doAs(shop, newGuest(), todayspecial, {});
    const packsIn = (rows: readonly { product_slug: string }[]) =>
      rows.map((row) => row.product_slug).filter((slug) => slug.startsWith('country-tomato'));
    expect([vegetables, data.searchproducts].map(packsIn)).toEqual([['country-tomato'], ['country-tomato']]);
    expect(packsIn(special.todayspecial).filter((slug) => slug !== 'country-tomato')).toEqual([]);
  });

  it('[9.firstPage] starts at page 1, which is the default; there is no page 0', async () => {
    const [unasked, first] = [await list('fruits'), await list('fruits', { page: 1 })];
    expect(first.products.length).toBeGreaterThan(0);
    expect(unasked).toEqual(first);
    await expect(list('fruits', { page: 0 })).rejects.toThrow('bad_request of page');
  });

  it('[4.listing.status] is not found for a category that does not exist and has status 2 for one without products', async () => {
    await expect(list('no-such-category')).rejects.toThrow('not_found');
    await shop.db
      .insert(categories)
      .values({ slug: 'empty', name: 'Empty', name2: '', image: 'x', sort: 99 });
    expect(await list('empty')).toEqual({
      status: 2,
      products: [],
      productCount: [{ productcount: 0 }],
      total_page: 0,
    });
  });

  it('[3.listing] tells the right total past the last page', async () => {
    const { status, products: rows, productCount, total_page } = await list('fruits', { page: 500 });
    expect({ status, rows, productCount, total_page }).toEqual({
      status: 2,
      rows: [],
      productCount: [{ productcount: 21 }],
      total_page: 2,
    });
  });

  it('puts out-of-stock products last in every order', async () => {
    const first = (await list('fruits')).products[0];
    await shop.db
      .update(products)
      .set({ stock: 0 })
      .where(eq(products.id, first?.product_id ?? 0));
    for (const sort of SORTS) {
      const rows = (await list('fruits', { sort })).products;
      const gone = rows.map((row) => row.stock_availability === 0);
      expect(gone.lastIndexOf(false)).toBeLessThan(gone.indexOf(true));
    }
  });

  it.each<[Sort, (row: Row) => number]>([
    ['price_asc', pays],
    ['price_desc', (row) => -pays(row)],
    ['discount', (row) => -percent(row)],
  ])('[d13.sort] sorts by %s', async (sort, value) => {
    const rows = (await list('roots-tubers', { sort })).products.filter((row) => row.stock_availability > 0);
    expect(rows.length).toBeGreaterThan(5);
    expect(isOrdered(rows.map(value))).toBe(true);
  });

  it('[d13.sort] uses the shop’s own order by default', async () => {
    const rows = await shop.db
      .select({ slug: products.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(eq(categories.slug, 'keerai'), eq(products.listed, true), gt(products.stock, 0)))
      .orderBy(asc(products.sort), asc(products.id));
    const first = (await list('keerai')).products.filter((row) => row.stock_availability > 0);
    expect(first.length).toBeGreaterThan(5);
    expect(first.map((row) => row.product_slug)).toEqual(rows.map(({ slug }) => slug).slice(0, first.length));
  });

  it('[d13.sort] sorts by name, and by unit price with products sold by weight first', async () => {
    const named = (await list('keerai', { sort: 'name' })).products.filter(
      (row) => row.stock_availability > 0,
    );
    const names = named.map((row) => row.product_name.toLowerCase());
    expect(names).toEqual([...names].sort());
    const rows = (await list('vegetables', { sort: 'unit_price' })).products.filter(
      (row) => row.stock_availability > 0,
    );
    const weighed = rows.filter((row) => row.net_quantity.unit === 'g');
    expect(rows.slice(0, weighed.length)).toEqual(weighed);
    expect(isOrdered(weighed.map(perUnit))).toBe(true);
  });

  const byTamil = new Intl.Collator('ta');

  it('sorts by the Tamil name for a request in Tamil, in all lists', async () => {
    const language = 'ta';
    const query = { sort_by: 'name' } as const;
    const guest = newGuest();
    const keerai = await doAs(shop, guest, productlist, { cat_id: 'keerai', ...query }, { language });
    const special = await doAs(shop, guest, todayspecial, query, { language });
    const { data } = await doAs(shop, guest, searchproduct, { key: '', ...query }, { language });
    for (const rows of [keerai.products, special.todayspecial, data.searchproducts]) {
      const names = rows.filter((row) => row.stock_availability > 0).map((row) => row.product_name2);
      expect(names.length).toBeGreaterThan(5);
      expect(names).toEqual(names.toSorted(byTamil.compare));
    }
  });

  it('sorts Tamil letters alphabetically, not by code point', async () => {
    const names = ['பனை', 'பக்', 'பக', 'பகா', 'பக்கம்', 'பகல்', 'பக ளி', 'பழம்', 'பளபள', 'அகத்தி', 'ஔவை', 'எஃகு'];
    const words = [...names, 'ஜவ்வரிசி', 'ஹல்வா', 'யாழ்', 'னகரம்', 'றகரம்', 'லட்டு', 'வள்ளி', 'மோர்', 'மொச்சை'];
    const rows = await shop.db
      .select({ id: products.id })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(eq(categories.slug, 'vegetables'), eq(products.listed, true)));
    expect(rows.length).toBeGreaterThanOrEqual(words.length - 1);
    const usedNames = words.slice(0, rows.length);
    for (const [index, { id }] of rows.entries()) {
      const name2 = usedNames[index] ?? '';
      await shop.db.update(products).set({ name2, stock: 9 }).where(eq(products.id, id));
    }
    const sorted = [];
    for (let page = 1; page <= Math.ceil(rows.length / PAGE_SIZE); page++) {
      const query = { cat_id: 'vegetables', sort_by: 'name', page } as const;
      sorted.push(...(await doAs(shop, newGuest(), productlist, query, { language: 'ta' })).products);
    }
    const named = sorted.map((row) => row.product_name2).filter((name) => name !== '');
    expect(named).toEqual(usedNames.toSorted(byTamil.compare));
    const unnamed = sorted.slice(named.length).map((row) => row.product_name.toLowerCase());
    expect(unnamed).toEqual(unnamed.toSorted());
  });

  it('keeps a stable order across pages, so that each product is on exactly one', async () => {
    await shop.db.update(products).set({ sort: 1, pricePaise: 5000, offerPaise: 0 });
    const { id: categoryId } = (
      await shop.db.select({ id: categories.id }).from(categories).where(eq(categories.slug, 'empty'))
    )[0] ?? { id: 0 };
    await shop.db.update(products).set({ categoryId }).where(eq(products.listed, true));
    const pages = [];
    for (let page = 1; page <= Math.ceil(129 / PAGE_SIZE); page++)
      pages.push(await list('empty', { page, sort: 'price_asc' }));
    const ids = pages.flatMap((page) => page.products.map((row) => row.product_id));
    expect(pages[0]?.products).toHaveLength(PAGE_SIZE);
    expect(new Set(ids).size).toBe(129);
    expect(ids).toHaveLength(129);
  });

  it("[3.product.listing] returns the quantity in the shopper's own cart, and 0 to others", async () => {
    const { actor } = await makeCustomer(shop);
    await shop.db.update(products).set({ stock: 50 });
    const [row] = (await list('empty')).products;
    await fillCart(shop, actor, [{ productId: row?.product_id ?? 0, quantity: 3 }]);
    const own = await doAs(shop, actor, productlist, { cat_id: 'empty' });
    expect(own.products[0]?.cart_qty).toBe(3);
    expect((await list('empty')).products[0]?.cart_qty).toBe(0);
    const visitor = await doAs(shop, actor, productlist, {
      cat_id: 'empty',
      user_id: '',
      user_type: 'guest',
    });
    expect(visitor.products[0]?.cart_qty).toBe(0);
  });
});

it("[3.listing] [3.product.listing] today's special lists only marked products, each row with the total number", async () => {
  const special = await doAs(shop, newGuest(), todayspecial, {});
  expect(special.todayspecial).toHaveLength(11);
  for (const row of special.todayspecial) expect(row).toMatchObject({ today_special: '1', tot_prod_cnt: 11 });
});
