import { searchproduct } from '@/lib/contract/shop/catalogue';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function namesFor(key: string): Promise<string[]> {
  const { data } = await doAs(shop, newGuest(), searchproduct, { key });
  return data.searchproducts.map((row) => row.product_name);
}

it.each([
  ['tomatoes', 'tomato'],
  ['Potatoes', 'potato'],
  ['mangoes', 'mango'],
  ['mangos', 'mango'],
  ['chillies', 'chilli'],
  ['chilies', 'chilli'],
  ['cherries', 'cherry'],
  ['strawberries', 'strawberry'],
  ['radishes', 'radish'],
  ['bananas', 'banana'],
  ['onions', 'onion'],
  ['carrots', 'carrot'],
  ['berries', 'berry'],
  ['baby potatoes', 'baby potato'],
  ['green chillies', 'green chilli'],
  ['தக்காளிகள்', 'தக்காளி'],
  ['மாம்பழங்கள்', 'மாம்பழம்'],
  ['mambalangal', 'mambalam'],
  ['thakkaligal', 'thakkali'],
])('"%s" finds the same products as "%s", in the same order', async (plural, singular) => {
  const expected = await namesFor(singular);
  expect(expected).not.toEqual([]);
  expect(await namesFor(plural)).toEqual(expected);
});

it.each([
  ['beans', /bean/i],
  ['peas', /pea/i],
  ['grapes', /grape/i],
  ['greens', /keerai|greens|leaves|amaranth/i],
])('"%s", a word of the catalogue, is not changed', async (word, name) => {
  expect((await namesFor(word))[0]).toMatch(name);
});

it.each(['cars', 'glasses', 'batteries', 'கார்கள்'])('"%s" finds nothing', async (word) => {
  expect(await namesFor(word)).toEqual([]);
});
