import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { searchproduct } from '@/lib/contract/shop/catalogue';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { products } from '@/shop-api/db/schema/catalogue';
import { callAs, doAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

const PATIENCE_MS = 120_000;

let shop: TestShop;
let listed: (typeof products.$inferSelect)[];
beforeAll(async () => {
  shop = await openTestShop();
  listed = await shop.db
    .select()
    .from(products)
    .where(and(eq(products.active, true), eq(products.listed, true)))
    .orderBy(asc(products.id));
});
afterAll(() => shop.close());

async function search(key: string, page = 1) {
  return (await doAs(shop, newGuest(), searchproduct, { key, page })).data;
}

const namesFor = async (key: string) => (await search(key)).searchproducts.map((row) => row.product_name);

/** The words for which the product is not among the first `within` results. */
async function misses(wordsOf: (product: (typeof listed)[number]) => string[], within: number) {
  const missed = [];
  for (const product of listed) {
    for (const word of wordsOf(product)) {
      const place = (await search(word)).searchproducts.findIndex((row) => row.product_id === product.id);
      if (place < 0 || place >= within) missed.push(`${word} → ${product.name}: ${place}`);
    }
  }
  return missed;
}

describe('every product of the sample shop', () => {
  it.each<[string, (product: (typeof listed)[number]) => string[], number]>([
    ['its English name, first', ({ name }) => [name], 1],
    ['its English name in capitals with spaces around', ({ name }) => [`  ${name.toUpperCase()} `], 1],
    ['its Tamil name, among the first three', ({ name2 }) => [name2], 3],
    [
      'its Tamil name in Latin letters, among the first three',
      ({ localName }) => [localName].filter(Boolean),
      3,
    ],
    ['each of its tags, on the first page', ({ keywords }) => keywords.split(',').filter(Boolean), 20],
  ])(
    'is found by %s',
    async (_title, wordsOf, within) => {
      expect(listed).toHaveLength(129);
      expect(await misses(wordsOf, within)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

describe('the order of search results', () => {
  it.each(['tomato', 'onion', 'banana', 'mango', 'coconut', 'keerai', 'brinjal', 'beans'])(
    'for %s has products of that name before those that only have the tag',
    async (word) => {
      const names = (await namesFor(word)).map((name) => name.toLowerCase());
      const isNamed = names.map((name) => new RegExp(`\\b${word}`).test(name));
      expect(isNamed[0]).toBe(true);
      expect(isNamed.lastIndexOf(true)).toBe(isNamed.filter(Boolean).length - 1);
    },
  );

  it.each(['வெங்', 'கத்', 'தக்', 'மாம்', 'முரு'])(
    'for %s has products whose Tamil name has a word that begins so first',
    async (beginning) => {
      const found = (await search(beginning)).searchproducts;
      const isNamed = found.map(({ product_name2: name }) => ` ${name}`.includes(` ${beginning}`));
      expect(isNamed[0]).toBe(true);
      expect(isNamed.lastIndexOf(true)).toBe(isNamed.filter(Boolean).length - 1);
    },
  );

  it('is the same for every Unicode composition of a Tamil vowel', async () => {
    const [whole, parts] = await Promise.all(['கொத்', 'கொத்'.normalize('NFD')].map(namesFor));
    expect(whole).not.toEqual([]);
    expect(parts).toEqual(whole);
  });

  it('puts in-stock products before out-of-stock ones among equal matches', async () => {
    const before = await namesFor('banana');
    const [first] = before;
    await shop.db
      .update(products)
      .set({ stock: 0 })
      .where(eq(products.name, first ?? ''));
    const after = await namesFor('banana');
    expect(after.indexOf(first ?? '')).toBeGreaterThan(0);
    expect([...after].sort()).toEqual([...before].sort());
  });

  it('is the same for any letter case and any spaces between words', async () => {
    const spellings = ['small onion', 'SMALL ONION', ' Small   Onion ', 'small\tonion', 'small-onion'];
    const found = await Promise.all(spellings.map(namesFor));
    expect(new Set(found.map((names) => names[0]))).toEqual(new Set(['Small Onion (Shallots)']));
  });
});

describe('any input', () => {
  const piece = fc.constantFrom(
    "'",
    '%',
    '_',
    ':',
    '\\',
    '*',
    '(',
    '"',
    '--',
    ';',
    '🍅',
    'தக்',
    'tom',
    ' ',
    '\u200d',
    '்',
  );
  const key = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
  );

  it(
    'is answered, with a status and total that fit the rows',
    () =>
      fc.assert(
        fc.asyncProperty(key, async (given) => {
          fc.pre(given.trim().length <= LENGTHS.searchKey.max && !given.includes('\0'));
          const { status, searchproducts: rows, total_page: pages } = await search(given);
          expect(status).toBe(rows.length > 0 ? 1 : 2);
          expect(pages).toBe(Math.ceil((rows[0]?.tot_prod_cnt ?? 0) / 20));
        }),
        { numRuns: 150 },
      ),
    PATIENCE_MS,
  );

  it.each([['x'.repeat(10_000)], ['🍅'.repeat(2_000)], ['a\0b']])(
    'of a senseless length or kind is a 400 of key',
    async (given) => {
      const { status, error } = await callAs(shop, newGuest(), searchproduct, { key: given });
      expect({ status, ...error }).toMatchObject({ status: 400, code: 'bad_request', field: 'key' });
    },
  );

  it('does not change the products', async () => {
    await search("'; delete from products; --");
    expect((await search('')).searchproducts[0]?.tot_prod_cnt).toBe(129);
  });
});
