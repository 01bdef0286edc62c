import { asc, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { productlist, searchproduct, todayspecial } from '@/lib/contract/shop/catalogue';
import { PAGE_SIZE } from '@/lib/domain/list-sizes';
import type { Sort } from '@/lib/domain/sort';
import { SORTS } from '@/lib/domain/sorts.mjs';
import { products } from '@/shop-api/db/schema/catalogue';
import { callAs, doAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

const RUNS = 8;
const PATIENCE_MS = 120_000;

let shop: TestShop;
let ids: number[];
beforeAll(async () => {
  shop = await openTestShop();
  const rows = await shop.db.select({ id: products.id }).from(products).orderBy(asc(products.id));
  ids = rows.map(({ id }) => id);
});
afterAll(() => shop.close());

type Page = { ids: number[]; total: number; pages: number; status: number };

/** Every paged product list, as a function that returns the page and the totals it reports. */
const LISTS: Record<string, (page: number, sort: Sort) => Promise<Page>> = {
  'a category': async (page, sort_by) => {
    const answer = await doAs(shop, newGuest(), productlist, { cat_id: 'fruits', page, sort_by });
    return {
      ids: answer.products.map((row) => row.product_id),
      total: answer.productCount[0]?.productcount ?? 0,
      pages: answer.total_page,
      status: answer.status,
    };
  },
  "today's special": async (page, sort_by) => {
    const answer = await doAs(shop, newGuest(), todayspecial, { page, sort_by });
    const [first] = answer.todayspecial;
    return {
      ids: answer.todayspecial.map((row) => row.product_id),
      total: first?.tot_prod_cnt ?? 0,
      pages: answer.total_page,
      status: answer.status,
    };
  },
  'everything, by search': (page, sort) => search('', page, sort),
  'a search for a word': (page, sort) => search('banana', page, sort),
};

async function search(key: string, page: number, sort_by: Sort): Promise<Page> {
  const { data } = await doAs(shop, newGuest(), searchproduct, { key, page, sort_by });
  return {
    ids: data.searchproducts.map((row) => row.product_id),
    total: data.searchproducts[0]?.tot_prod_cnt ?? 0,
    pages: data.total_page,
    status: data.status,
  };
}

/** Few different values, so that most products have equal sort keys. */
const ties = fc.record({
  price: fc.constantFrom(1_000, 2_000),
  offer: fc.constantFrom(0, 500, 1_000),
  stock: fc.constantFrom(0, 3),
  sort: fc.constantFrom(1, 2),
  special: fc.boolean(),
});

async function relabel(
  seeds: readonly { price: number; offer: number; stock: number; sort: number; special: boolean }[],
) {
  for (const [index, { price, offer, stock, sort, special }] of seeds.entries()) {
    const mine = ids.filter((_, place) => place % seeds.length === index);
    const fields = { pricePaise: price, offerPaise: offer, stock, sort, todaySpecial: special };
    await shop.db.update(products).set(fields).where(inArray(products.id, mine));
  }
}

describe.each(Object.entries(LISTS))('%s', (_title, list) => {
  it(
    'shows every product on exactly one page, whatever ties and however sorted, and the total on each',
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(ties, { minLength: 5, maxLength: 5 }), async (seeds) => {
          await relabel(seeds);
          const sets = new Set<string>();
          for (const sort of SORTS) {
            const first = await list(1, sort);
            const seen = [...first.ids];
            for (let page = 2; page <= first.pages; page++) {
              const next = await list(page, sort);
              expect({ total: next.total, pages: next.pages }).toEqual({
                total: first.total,
                pages: first.pages,
              });
              expect(next.ids).toHaveLength(Math.min(PAGE_SIZE, first.total - (page - 1) * PAGE_SIZE));
              seen.push(...next.ids);
            }
            expect(new Set(seen).size).toBe(seen.length);
            expect(seen).toHaveLength(first.total);
            expect(first.pages).toBe(Math.ceil(first.total / PAGE_SIZE));
            const past = await list(first.pages + 1, sort);
            expect(past).toMatchObject({ ids: [], pages: first.pages, status: 2 });
            expect(await list(1, sort)).toEqual(first);
            sets.add([...seen].sort((one, other) => one - other).join());
          }
          expect(sets.size).toBe(1);
        }),
        { numRuns: RUNS },
      ),
    PATIENCE_MS,
  );
});

describe('an invalid list parameter', () => {
  it.each([
    ['page', 0],
    ['page', -1],
    ['page', 1.5],
    ['page', 10_001],
    ['page', 1e30],
    ['page', 'two'],
    ['page', ''],
    ['sort_by', 'price'],
    ['sort_by', 'PRICE_ASC'],
    ['sort_by', 'name; drop table products'],
    ['sort_by', '__proto__'],
  ])('is a 400 that names the field: %s %j', async (field, value) => {
    const input = { [field]: value } as { page?: number };
    const refusals = [
      await callAs(shop, newGuest(), productlist, { cat_id: 'fruits', ...input }),
      await callAs(shop, newGuest(), todayspecial, input),
      await callAs(shop, newGuest(), searchproduct, { key: 'banana', ...input }),
    ];
    for (const { status, error } of refusals)
      expect({ status, ...error }).toMatchObject({ status: 400, code: 'bad_request', field });
  });
});
