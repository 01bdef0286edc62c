import { getproductsdetails } from '@/lib/contract/shop/catalogue';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { callAs, newGuest } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const SLUG = 'country-tomato';

async function productPage(slug = SLUG) {
  const { answer } = await callAs(shop, newGuest(), getproductsdetails, { product_id: slug });
  return answer?.products[0];
}

beforeEach(() => shop.told());

describe('another address', () => {
  it('is where the product is found from then on, and under the one it had too', async () => {
    expect(await shop.ask('product', 'rename', 'beetroot', 'red-beetroot')).toMatchObject({
      product_slug: 'red-beetroot',
    });
    expect(await productPage('red-beetroot')).toMatchObject({ product_slug: 'red-beetroot' });
    expect(await productPage('beetroot')).toMatchObject({ product_slug: 'red-beetroot' });
    expect(await shop.told()).toEqual(
      expect.arrayContaining([
        { kind: 'withdrawn', slug: 'beetroot', category: 'roots-tubers' },
        { kind: 'product', slug: 'red-beetroot', category: 'roots-tubers' },
      ]),
    );
  });

  it('may be the one it had before, and leads nowhere in circles', async () => {
    await shop.ask('product', 'rename', 'garlic', 'garlic-bulbs');
    await shop.ask('product', 'rename', 'garlic-bulbs', 'garlic');
    expect(await productPage('garlic')).toMatchObject({ product_slug: 'garlic' });
    expect(await productPage('garlic-bulbs')).toMatchObject({ product_slug: 'garlic' });
  });

  it('is never that of another product', async () => {
    const refused = await shop.operate('product', 'rename', SLUG, 'garlic');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('garlic already') });
    expect(await productPage()).toMatchObject({ product_slug: SLUG });
  });
});
