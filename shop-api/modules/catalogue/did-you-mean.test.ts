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
  ])('for %j offers %s', async (key, meant) => {
    const { searchproducts, did_you_mean: names } = await search(key);
    expect(searchproducts).toEqual([]);
    expect(names.join()).toContain(meant);
  });

  it('offers a product of that name from another category', async () => {
    expect((await search('tomato', 'keerai')).did_you_mean[0]).toContain('Tomato');
  });
});

/** The intended word, and misspellings by abbreviation, by ear or on a small keyboard. */
const MEANT: Record<string, string> = {
  Orange: 'orng ornge oragne orenge',
  Keerai: 'keeray keerei keera kerai kirai',
  Mango: 'mago mngo mangu manngo',
  Onion: 'unyon oniyon onyan onoin',
  Tomato: 'tmt tamtr tomto tamatr thakali',
  Potato: 'ptato potatto alu poteto',
  Grapes: 'grps graps',
  Banana: 'bnana banan bananananas',
  Coconut: 'cocnt cocont coconat',
  Brinjal: 'brnjl brinjl brinjol',
  Cabbage: 'cbge cabag cabege',
  Carrot: 'crrt carrt karot',
  Lemon: 'lmn lemn limon',
  Apple: 'aple appel',
  Pineapple: 'pinapl pineaple',
  Watermelon: 'watrmln watermelan',
  Pomegranate: 'pomeganrett pomgranate',
  Strawberry: 'strbry strawbery',
  Garlic: 'lhsn gralic',
  Peas: 'pees',
};

describe('the first result or suggestion for a misspelt word', () => {
  const rows = Object.entries(MEANT).flatMap(([meant, words]) =>
    words.split(' ').map((word) => [word, meant]),
  );

  it.each(rows)('for %s is %s', async (word, meant) => {
    const { searchproducts, did_you_mean: names } = await search(word);
    expect(searchproducts[0]?.product_name ?? names[0]).toContain(meant);
  });
});

describe('nonsense', () => {
  const words =
    'qqqq qqq zzz kkkk jjjj mmmm ttt aaaa brrr asdf hjkl lkjh qwer qaz wxyz zxcv poiu vbn qwerty asdfgh xylophone 🍅 %';

  it.each(words.split(' '))('%s finds nothing and offers nothing', async (word) => {
    const { searchproducts, did_you_mean: names } = await search(word);
    expect([searchproducts, names]).toEqual([[], []]);
  });
});

it('a search that finds something offers nothing else', async () => {
  expect((await search('tomato')).did_you_mean).toEqual([]);
});
