import fs from 'node:fs/promises';
import path from 'node:path';
import {
  categoryslist,
  getproductsdetails,
  movedaddresses,
  productlist,
} from '@/lib/contract/shop/catalogue';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { callAs, doAs, newGuest } from '@/shop-api/testing/shoppers';

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

async function moved() {
  return (await doAs(shop, newGuest(), movedaddresses, {})).data;
}

beforeEach(() => shop.newStorefrontEvents());

describe('renaming a product', () => {
  it('makes the product available at its new address, and at the old one too', async () => {
    expect(await shop.ask('product', 'rename', 'beetroot', 'red-beetroot')).toMatchObject({
      product_slug: 'red-beetroot',
    });
    expect(await productPage('red-beetroot')).toMatchObject({ product_slug: 'red-beetroot' });
    expect(await productPage('beetroot')).toMatchObject({ product_slug: 'red-beetroot' });
    expect((await moved()).products).toEqual([{ old_slug: 'beetroot', product_slug: 'red-beetroot' }]);
    expect(await shop.newStorefrontEvents()).toEqual(
      expect.arrayContaining([
        { kind: 'withdrawn', slug: 'beetroot', category: 'roots-tubers' },
        { kind: 'product', slug: 'red-beetroot', category: 'roots-tubers' },
      ]),
    );
  });

  it('can restore a former slug of a product without a redirect loop', async () => {
    await shop.ask('product', 'rename', 'garlic', 'garlic-bulbs');
    await shop.ask('product', 'rename', 'garlic-bulbs', 'garlic');
    expect(await productPage('garlic')).toMatchObject({ product_slug: 'garlic' });
    expect(await productPage('garlic-bulbs')).toMatchObject({ product_slug: 'garlic' });
    const ofGarlic = (await moved()).products.filter(({ product_slug: slug }) => slug === 'garlic');
    expect(ofGarlic).toEqual([{ old_slug: 'garlic-bulbs', product_slug: 'garlic' }]);
  });

  it('keeps all former slugs working', async () => {
    await shop.ask('product', 'rename', 'ginger', 'ginger-fresh');
    await shop.ask('product', 'rename', 'ginger-fresh', 'ginger-root');
    expect((await moved()).products).toEqual(
      expect.arrayContaining([
        { old_slug: 'ginger', product_slug: 'ginger-root' },
        { old_slug: 'ginger-fresh', product_slug: 'ginger-root' },
      ]),
    );
  });

  it('gives no redirect while the product is withdrawn', async () => {
    await shop.ask('product', 'rename', 'jamun', 'black-jamun');
    await shop.ask('product', 'withdraw', 'black-jamun');
    const oldSlugs = async () => (await moved()).products.map(({ old_slug: slug }) => slug);
    expect(await oldSlugs()).not.toContain('jamun');
    await shop.ask('product', 'restore', 'black-jamun');
    expect(await oldSlugs()).toContain('jamun');
  });

  it('is refused for the slug of another product', async () => {
    const refused = await shop.operate('product', 'rename', SLUG, 'garlic');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('already a product garlic') });
    expect(await productPage()).toMatchObject({ product_slug: SLUG });
  });
});

describe('renaming a category', () => {
  const listed = async (slug: string) =>
    (await callAs(shop, newGuest(), productlist, { cat_id: slug })).answer?.products.length;

  it('makes the category available at its new address, and at the old one too', async () => {
    expect(await shop.ask('category', 'rename', 'keerai', 'greens')).toMatchObject({
      category_slug: 'greens',
    });
    expect(await listed('greens')).toBeGreaterThan(0);
    expect(await listed('keerai')).toBe(await listed('greens'));
    const { data } = (await doAs(shop, newGuest(), categoryslist, {})).data;
    expect(data.map(({ category_slug: slug }) => slug)).toEqual(expect.arrayContaining(['greens']));
    expect((await moved()).categories).toEqual([{ old_slug: 'keerai', category_slug: 'greens' }]);
    expect(await shop.newStorefrontEvents()).toEqual(
      expect.arrayContaining([{ kind: 'category', slug: 'keerai' }, { kind: 'catalogue' }]),
    );
  });

  it('can restore a former slug of a category without a redirect loop', async () => {
    await shop.ask('category', 'rename', 'fruits', 'fresh-fruits');
    await shop.ask('category', 'rename', 'fresh-fruits', 'fruits');
    const ofFruits = (await moved()).categories.filter(({ category_slug: slug }) => slug === 'fruits');
    expect(ofFruits).toEqual([{ old_slug: 'fresh-fruits', category_slug: 'fruits' }]);
  });

  it('is refused for the slug of another category, and for an unknown category', async () => {
    expect(await shop.operate('category', 'rename', 'organic', 'exotic')).toMatchObject({
      code: 1,
      err: expect.stringContaining('already a category exotic'),
    });
    expect(await shop.operate('category', 'rename', 'no-such', 'other')).toMatchObject({
      code: 1,
      err: expect.stringContaining('category list'),
    });
    expect(await shop.ask('category', 'list')).toMatchObject({
      categories: expect.arrayContaining([
        expect.objectContaining({ category_slug: 'organic', active: true }),
      ]),
    });
  });

  it('keeps its colour, which is returned for the category and its products', async () => {
    const { data } = (await doAs(shop, newGuest(), categoryslist, {})).data;
    const tones = new Map(data.map(({ category_slug: slug, category_tone: tone }) => [slug, tone]));
    expect([tones.get('greens'), tones.get('vegetables')]).toEqual(['green', 'veg']);
    const [leaf] = (await doAs(shop, newGuest(), productlist, { cat_id: 'greens' })).products;
    expect(leaf?.category_tone).toBe('green');
  });

  it('does not change its colour, but a command does and sends events', async () => {
    expect(await shop.ask('category', 'tone', 'organic', 'nut')).toMatchObject({ tone: 'nut' });
    const [product] = (await doAs(shop, newGuest(), productlist, { cat_id: 'organic' })).products;
    expect(product?.category_tone).toBe('nut');
    expect(await shop.newStorefrontEvents()).toEqual(
      expect.arrayContaining([{ kind: 'category', slug: 'organic' }, { kind: 'catalogue' }]),
    );
    const refused = await shop.operate('category', 'tone', 'organic', 'purple');
    expect(refused).toMatchObject({ code: expect.any(Number), err: expect.stringContaining('plain, veg') });
    expect(refused.code).not.toBe(0);
    expect(await shop.operate('category', 'tone', 'no-such', 'veg')).toMatchObject({ code: 1 });
  });

  it('gives no redirect when an import reused the old slug', async () => {
    await shop.ask('category', 'rename', 'exotic', 'from-far');
    await fs.writeFile(
      path.join(shop.folder, 'categories.csv'),
      'category_slug,category_name,image,sort\nexotic,Exotic again,{picture},99\n'.replace(
        '{picture}',
        (await doAs(shop, newGuest(), categoryslist, {})).data.data[0]?.image ?? '',
      ),
    );
    await shop.ask('catalogue', 'import', 'categories.csv');
    const oldSlugs = (await moved()).categories.map(({ old_slug: slug }) => slug);
    expect(oldSlugs).not.toContain('exotic');
  });
});
