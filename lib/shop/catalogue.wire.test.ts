import { overTheWire } from '@/lib/testing/over-the-wire';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { listCategories } from './categories';
import { listCities, listPincodes } from './cities';
import { listMoved } from './moved';
import { getOrderSettings } from './settings';

setStorefrontEnv();

test('each category has its names, its picture, its colour and its number of products', async () => {
  const data = [
    {
      category_slug: 'vegetables',
      category_name: 'Vegetables',
      category_name2: 'காய்கறிகள்',
      category_tone: 'veg',
      image: 'vegetables-1a2b3c4d',
      product_count: 61,
    },
    {
      category_slug: 'keerai',
      category_name: 'Greens',
      category_name2: 'கீரை',
      category_tone: 'green',
      image: 'keerai-5e6f7a8b',
      product_count: 0,
    },
  ];
  const { sent, result } = await overTheWire({ data: { data } }, listCategories);
  expect(sent).toEqual({ call: 'POST /categoryslist', input: {} });
  expect(result).toEqual([
    {
      slug: 'vegetables',
      name: 'Vegetables',
      name2: 'காய்கறிகள்',
      tone: 'veg',
      image: 'vegetables-1a2b3c4d',
      productCount: 61,
    },
    {
      slug: 'keerai',
      name: 'Greens',
      name2: 'கீரை',
      tone: 'green',
      image: 'keerai-5e6f7a8b',
      productCount: 0,
    },
  ]);
});

test('the cities, and the pincodes of one, come in the order of the shop', async () => {
  const data = [{ city_name: 'The Nilgiris' }, { city_name: 'Coimbatore' }];
  const cities = await overTheWire({ data }, listCities);
  expect(cities).toEqual({
    sent: { call: 'GET /city', input: {} },
    result: ['The Nilgiris', 'Coimbatore'],
  });
  const pincode_list = [{ pincode: '643001' }, { pincode: '643002' }];
  const pincodes = await overTheWire({ status: 1, pincode_list }, () => listPincodes('The Nilgiris'));
  expect(pincodes).toEqual({
    sent: { call: 'POST /pincode', input: { city_name: 'The Nilgiris' } },
    result: ['643001', '643002'],
  });
});

test('each moved product and category leads to its own address', async () => {
  const data = {
    products: [
      { old_slug: 'bhindi', product_slug: 'okra' },
      { old_slug: 'pudina', product_slug: 'mint' },
    ],
    categories: [
      { old_slug: 'greens', category_slug: 'keerai' },
      { old_slug: 'okra', category_slug: 'vegetables' },
    ],
  };
  const { sent, result } = await overTheWire({ data }, () => listMoved({}));
  expect(sent).toEqual({ call: 'GET /movedaddresses', input: {} });
  expect(result).toEqual({
    products: { bhindi: 'okra', pudina: 'mint' },
    categories: { greens: 'keerai', okra: 'vegetables' },
  });
});

test.each([
  [{ minimum_purchase: 100.5, maximum_purchase: 20_000, online_payment: '1' }, 10_050, 2_000_000, true],
  [{ minimum_purchase: 0, maximum_purchase: 499.5, online_payment: '0' }, 0, 49_950, false],
])(
  'the settings %j have their limits, and whether the shop takes online payment',
  async (wire, ...settings) => {
    const { sent, result } = await overTheWire({ data: [wire] }, getOrderSettings);
    expect(sent).toEqual({ call: 'GET /orderSettings', input: {} });
    const [minimum, maximum, onlinePayment] = settings;
    expect(result).toEqual({ limits: { minimum, maximum }, onlinePayment });
  },
);
