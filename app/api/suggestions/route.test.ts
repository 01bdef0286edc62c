import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { GET } from './route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv();

const onion = (id: number) => ({
  product_id: id,
  id,
  product_slug: `onion-${id}`,
  product_image: 'onion',
  product_name: `Onion ${id}`,
  product_name2: 'வெங்காயம்',
  variant_name: '500',
  nic_name: 'g',
  variant_label: '',
  net_quantity: { value: 500, unit: 'g' },
  actual_price: 45,
  selling_price: 38,
  cart_qty: 0,
  stock_availability: 9,
  today_special: '0',
  category_slug: 'roots-tubers',
  category_name: 'Roots',
  category_tone: 'root',
  tot_prod_cnt: 7,
});

test.each([
  [7, 5, true],
  [6, 5, true],
  [5, 5, false],
  [2, 2, false],
])('[5.search.atMostFive] [9.suggestions] of %i that match %i are suggested', async (found, shown, more) => {
  const searchproducts = Array.from({ length: found }, (_, at) => onion(at + 1));
  shopApiAnswers(() =>
    Response.json({ data: { status: 1, searchproducts, did_you_mean: [], total_page: 1 } }),
  );
  const response = await GET(new Request('http://localhost:3000/api/suggestions?q=onion'));
  const suggested = await response.json();
  expect(suggested.products.map(({ slug }: { slug: string }) => slug)).toEqual(
    searchproducts.slice(0, shown).map(({ product_slug }) => product_slug),
  );
  expect(suggested.more).toBe(more);
});
