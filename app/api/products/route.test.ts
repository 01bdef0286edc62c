import { overTheWire } from '@/lib/testing/over-the-wire';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { cards, listedRows } from '@/lib/testing/wire-products';
import { GET as getCards } from './cards/route';
import { GET } from './route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
setStorefrontEnv();

const counted = listedRows.map((row) => ({ ...row, tot_prod_cnt: 43 }));
const category = { status: 1, products: listedRows, productCount: [{ productcount: 43 }], total_page: 3 };
const special = { status: 1, todayspecial: counted, total_page: 3 };
const search = { data: { status: 1, searchproducts: counted, did_you_mean: [], total_page: 3 } };
const asked = { cat_id: 'keerai', sort_by: 'name', in_stock: '1' };

test.each([
  ['category', 'GET /productlist', category, { ...asked, page: '2' }],
  ['special', 'GET /todayspecial', special, { ...asked, page: '2' }],
  ['search', 'POST /searchproduct', search, { ...asked, page: 2, key: 'mint' }],
])(
  'a further page of the list %s is of the same category, order and filter',
  async (list, call, answer, input) => {
    const query = `list=${list}&category=keerai&q=mint&page=2&sort=name&filter=in-stock&language=ta`;
    const ask = () => GET(new Request(`http://localhost:3000/api/products?${query}`));
    const { sent, result } = await overTheWire(answer, ask);
    expect(sent).toMatchObject({ call, input, language: 'ta' });
    expect(await result.json()).toEqual({ products: cards, count: 43, page: 2, pageCount: 3 });
  },
);

test('a withdrawn product is left out of a list of products', async () => {
  const [okra] = listedRows;
  const detail = {
    ...okra,
    keywords: '',
    product_description: '',
    fav_prod: 0,
    has_zoom: false,
    organic: false,
    packs: [],
  };
  shopApiAnswers(({ url }) =>
    url.searchParams.get('product_id') === 'okra'
      ? Response.json({ products: [detail], prod_image: [] })
      : Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 }),
  );
  const response = await getCards(new Request('http://localhost:3000/api/products/cards?slugs=gone,okra'));
  expect([response.status, await response.json()]).toEqual([200, { products: [cards[0]] }]);
});
