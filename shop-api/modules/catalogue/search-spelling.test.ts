import { searchproduct } from '@/lib/contract/shop/catalogue';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function search(key: string) {
  const { data } = await doAs(shop, newGuest(), searchproduct, { key });
  const names = data.searchproducts.map((row) => row.product_name);
  return { status: data.status, names, offered: data.did_you_mean };
}

/** The intended word, and misspellings of it: English, Tamil in Latin letters, Tamil. */
const MISSPELT: Record<string, string> = {
  'Country Tomato':
    'tomatto tomto tomoto tamato tomatoe tomatos tometo tmato tomat0 thakali thakkaali takaali tkakali ' +
    'தக்களி தகாளி தக்காலி தக்காளீ',
  'Big Onion': 'onoin onian oniun onoion onionn vengaiyam vengaayam vangayam vengayum vengaym வெங்கயம் வெங்காயாம்',
  Potato: 'potatto pottato poteto patato potatos potatoe urulaikilangu உருளைகிழங்கு உருலைக்கிழங்கு',
  'Purple Brinjal': 'brinjol brinjel brinjall binjal katharikai kattirikkai kathirikay கத்திரிகாய் கத்தரிகாய்',
  'Ooty Carrot': 'carrat carot carrott kerrot karrot carrto கேரட்டு',
  'Raw Mango': 'manngo mengo mangoo mnago',
  'Poovan Banana': 'bannana bananna banan vazhaipalam valaipazham வாழைபழம்',
  Coconut: 'coconat cocanut cokonut thengaai thangai தேங்காய',
  Cabbage: 'cabage cabbege cabbaje muttaikos',
  Cauliflower: 'califlower coliflower cauliflour caulifower',
  Cucumber: 'cucumbar cucumer kukumber vellarika',
  Drumstick: 'drumstik drumstck murungakai முருங்ககாய்',
  "Lady's Finger (Okra)": 'bendakai vendakkay okara ockra ladysfinger வென்டைக்காய்',
  Garlic: 'gralic galric garlik poondoo பூன்டு',
  Ginger: 'ginjer gingar injee இஞ்ஜி',
  'Coriander Leaves': 'corriander coriandar kothumalli kotmalli கொத்தமலி',
  Papaya: 'papayya papaiya pappaya',
  Pomegranate: 'pomegranite pomogranate pomegrante',
  'Sweet Potato': 'sweetpotato sweetpotatto swet-potato',
  Watermelon: 'watermellon wattermelon wotermelon',
  'Green Capsicum': 'capsicam capcicum',
  'Button Mushroom': 'mashroom mushrom',
  Beetroot: 'beatroot betroot',
  'Avocado (Butter Fruit)': 'avacado avocardo',
  'Banganapalle Mango': 'மாம்பலம்',
  'Mint Leaves': 'puthina pudinaa புதீனா',
};

const NONSENSE =
  'zzqq qqqqqq xxxx zzzz aaaa ஃஃஃ brrr hmmm pfft asdf asdfgh asdfasdf hjkl lkjhgf qwerty qwertyuiop poiuyt ' +
  'zxcvbn zxcvbnm mnbvcx qazwsx wsxedc edcrfv bvcxz plokij trfgh wkrtz sdkfjh kdjfhg tgbnhy abcd xyzzy foobar ' +
  'blah blahblah lorem ipsum hello laptop mobile iphone television bicycle கணினி தொலைபேசி புத்தகம் மேசை வண்டி ' +
  'சட்டை பேனா ஙஙஙங ஞஞஞஞ கஙசஞ ரலவழள ஜஷஸஹ பபபபப';

describe('a misspelt word', () => {
  const rows = Object.entries(MISSPELT).flatMap(([meant, words]) =>
    words.split(' ').map((word) => [word, meant]),
  );

  it.each(rows)('%s finds %s', async (word, meant) => {
    expect((await search(word)).names).toContain(meant);
  });

  it('finds products that also match the other words of the key', async () => {
    expect((await search('chinna vengaiyum')).names).toEqual([
      'Small Onion (Shallots)',
      'Peeled Small Onion',
    ]);
  });

  it('beyond recognition does not hide the other words of the key', async () => {
    expect((await search('qwerty tomato')).names).toContain('Country Tomato');
  });
});

describe('nonsense', () => {
  const words = [...NONSENSE.split(' '), 'x'.repeat(60), 'tomato'.repeat(10), 'qwerty asdfgh'];

  it.each(words)('%s finds nothing', async (word) => {
    expect(await search(word)).toMatchObject({ status: 2, names: [] });
  });
});

/** Correctly spelt words for things that a fruit and vegetable shop does not sell. */
const OTHER_GROCERIES =
  'milk Milk bread eggs soap rice sugar salt oil flour atta curd coffee tea meat chicken mutton dal dhal maida ' +
  'cake cheese biscuit biscuits pasta masala dates cashew battery brush broom sooji paal பால் கோழி சோப்பு';

describe('a word for something that the shop does not sell', () => {
  it.each(OTHER_GROCERIES.split(' '))('%s finds nothing and offers nothing', async (word) => {
    expect(await search(word)).toEqual({ status: 2, names: [], offered: [] });
  });

  it('finds only products that contain it as a word', async () => {
    expect((await search('egg')).names).toContain('Purple Brinjal');
    expect((await search('water')).names[0]).toBe('Watermelon');
    expect((await search('pickle')).names).toEqual(['Raw Mango']);
    expect((await search('முட்டை')).names).toEqual(['Cabbage', 'Red Cabbage']);
  });

  it.each(['milk & curd', 'tea & coffee', 'rice / dal', "' rice", 'பால் & தயிர்'])(
    '%s, with punctuation, finds nothing either',
    async (words) => {
      expect(await search(words)).toEqual({ status: 2, names: [], offered: [] });
    },
  );

  it('does not hide the products that the key also names', async () => {
    expect((await search('cocanut oil')).names).toContain('Coconut');
  });
});
