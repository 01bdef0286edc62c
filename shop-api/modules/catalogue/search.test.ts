import { eq } from 'drizzle-orm';
import { searchproduct } from '@/lib/contract/shop/catalogue';
import { products } from '@/shop-api/db/schema/catalogue';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function search(
  key: string,
  more: { search_list?: '1'; cat_id?: string; page?: number; sort_by?: 'name' } = {},
) {
  const { data } = await doAs(shop, newGuest(), searchproduct, { key, ...more });
  return { ...data, names: data.searchproducts.map((row) => row.product_name) };
}

describe('search', () => {
  it.each([
    ['tomato', 'Country Tomato'],
    ['tomatto', 'Country Tomato'],
    ['tomoto', 'Country Tomato'],
    ['takkali', 'Country Tomato'],
    ['thakkali', 'Country Tomato'],
    ['தக்காளி', 'Country Tomato'],
    ['vendakkai', "Lady's Finger (Okra)"],
    ['வெண்டைக்காய்', "Lady's Finger (Okra)"],
    ['bendakai', "Lady's Finger (Okra)"],
    ['chinna vengayam', 'Small Onion (Shallots)'],
    ['brinjel', 'Purple Brinjal'],
    ['drumstik', 'Drumstick'],
    ['poondu', 'Garlic'],
    ['kothamalli', 'Coriander Leaves'],
    ['po', 'Potato'],
    ['  TOMATO  ', 'Country Tomato'],
    ['mago', 'Raw Mango'],
    ['keerei', 'Arai Keerai'],
    ['kerai', 'Arai Keerai'],
    ['keere', 'Arai Keerai'],
    ['unyon', 'Big Onion'],
    ['patoto', 'Potato'],
    ['gava', 'White Guava'],
    ['papya', 'Papaya'],
    ['pumkin', 'Yellow Pumpkin'],
    ['bnana', 'Poovan Banana'],
    ['jak fruit', 'Jackfruit Pods'],
    ['pine apple', 'Pineapple'],
  ])('for %j finds %s first', async (key, first) => {
    expect((await search(key)).names[0]).toBe(first);
  });

  it.each([
    '%',
    '_',
    '\\',
    "'",
    "'; drop table products; --",
    '(((',
    'a & | ! b',

    'किताब',
    '🍅🍅',
    'qqqqqq',
  ])('handles %j safely', async (key) => {
    const { status, searchproducts } = await search(key);
    expect(status).toBe(searchproducts.length > 0 ? 1 : 2);
    expect((await search('tomato')).names).toContain('Country Tomato');
  });

  it.each(['tomat%', 'tomat_', 'to%to'])('takes %% and _ in %j literally', async (key) => {
    const { names } = await search(key);
    expect(names).toEqual((await search(key.replace(/[%_]/, '-'))).names);
  });

  it('finds nothing for a word no product has, with status 2', async () => {
    expect(await search('xylophone')).toMatchObject({ status: 2, searchproducts: [], total_page: 0 });
  });

  it('lists an out-of-stock product first when it is searched by name', async () => {
    await shop.db.update(products).set({ stock: 0 }).where(eq(products.slug, 'mint-leaves'));
    expect((await search('mint')).names).toEqual(['Mint Leaves', 'Keerai Box']);
  });

  it('searches within one category when requested', async () => {
    const { searchproducts } = await search('banana', { cat_id: 'banana-coconut' });
    expect(searchproducts.length).toBeGreaterThan(3);
    expect(searchproducts.every((row) => row.category_slug === 'banana-coconut')).toBe(true);
    expect((await search('banana', { cat_id: 'keerai' })).status).toBe(2);
  });

  it('sorts by name when requested', async () => {
    const { searchproducts } = await search('keerai', { sort_by: 'name' });
    const names = searchproducts
      .filter((row) => row.stock_availability > 0)
      .map((row) => row.product_name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('returns at most 6 suggestions, one more than is shown, and the total number', async () => {
    const { searchproducts } = await search('keerai', { search_list: '1' });
    expect(searchproducts).toHaveLength(6);
    expect(searchproducts[0]?.tot_prod_cnt).toBe((await search('keerai')).searchproducts.length);
  });

  it('[3.search] lists everything without a key, page by page', async () => {
    const first = await search('');
    const last = await search('', { page: first.total_page });
    expect(first).toMatchObject({ status: 1, total_page: 7 });
    expect(first.searchproducts[0]?.tot_prod_cnt).toBe(129);
    expect(last.searchproducts).toHaveLength(129 - 6 * 20);
  });
});
