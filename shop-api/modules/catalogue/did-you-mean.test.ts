import { searchproduct } from '@/lib/contract/shop/catalogue';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function search(key: string, cat_id = '') {
  const { data } = await doAs(shop, newGuest(), searchproduct, { key, cat_id });
  return data;
}

describe('a search that finds nothing', () => {
  it.each([
    ['pomeganrett', 'Pomegranate'],
    ['bananananas', 'Banana'],
  ])('of %j offers %s', async (key, meant) => {
    const { searchproducts, did_you_mean: names } = await search(key);
    expect(searchproducts).toEqual([]);
    expect(names.join()).toContain(meant);
  });

  it('offers what another category has of that name', async () => {
    expect((await search('tomato', 'keerai')).did_you_mean[0]).toContain('Tomato');
  });

  it.each(['qwerty', 'asdfgh', 'xylophone', '🍅', '%'])('of %j offers nothing', async (key) => {
    expect((await search(key)).did_you_mean).toEqual([]);
  });
});

it('a search that finds something offers nothing else', async () => {
  expect((await search('tomato')).did_you_mean).toEqual([]);
});
