import { eq } from 'drizzle-orm';
import { favourites } from '@/lib/contract/shop/account';
import { getproductsdetails, relatedProducts, socialShare } from '@/lib/contract/shop/catalogue';
import { categories, productImages, products } from '@/shop-api/db/schema/catalogue';
import { callAs, doAs, fillCart, makeCustomer, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function detail(slug: string, actor: Parameters<typeof doAs>[1] = newGuest()) {
  const { products: rows, prod_image: images } = await doAs(shop, actor, getproductsdetails, {
    product_id: slug,
  });
  const [product] = rows;
  if (!product) throw new Error('no product');
  return { product, images };
}

describe('a product page', () => {
  it('[3.product.detail] [d5.tamilName] has the words, prices, net quantity and zoom of the product', async () => {
    const { product } = await detail('country-tomato');
    expect(product).toMatchObject({
      product_name: 'Country Tomato',
      product_name2: 'நாட்டு தக்காளி',
      variant_name: '500',
      nic_name: 'g',
      net_quantity: { value: 500, unit: 'g' },
      actual_price: 24,
      selling_price: 20,
      stock_availability: 29,
      category_slug: 'vegetables',
      category_name: 'Everyday Vegetables',
      keywords: 'tomato,thakkali,takkali,tamatar,nattu thakkali,country tomato,rasam tomato,தக்காளி',
      has_zoom: true,
      fav_prod: 0,
      cart_qty: 0,
    });
    expect(product.product_image).toMatch(/^tomato-[0-9a-f]{8}$/);
    expect(product.product_description).toContain('<p>Sharp, juicy country tomatoes');
    expect(product.product_description2).toContain('<p>தர்மபுரி');
  });

  it('[d5.sizes] offers the other sizes of the same produce, the smallest first, and works for each of them', async () => {
    const sizes = (await detail('country-tomato')).product.packs.map((pack) => pack.product_slug);
    expect(sizes).toEqual(['country-tomato-250-g', 'country-tomato-1-kg']);
    const kilo = (await detail('country-tomato-1-kg')).product;
    expect(kilo.packs.map((pack) => pack.product_slug)).toEqual(['country-tomato-250-g', 'country-tomato']);
  });

  it('[3.product.detail] has the further pictures of a product that has some', async () => {
    const { product, images } = await detail('garlic');
    expect(images).toEqual([
      { product_id: product.product_id, image: expect.stringMatching(/^garlic-peeled-[0-9a-f]{8}$/) },
    ]);
  });

  it('[3.product.detail] has them in the order of the shop', async () => {
    const { product_id: productId } = (await detail('ooty-carrot')).product;
    const rows = ['second', 'third', 'first'].map((image) => ({ productId, image }));
    await shop.db
      .insert(productImages)
      .values(rows.map((row, index) => ({ ...row, sort: [2, 3, 1][index] })));
    expect((await detail('ooty-carrot')).images.map(({ image }) => image)).toEqual([
      'first',
      'second',
      'third',
    ]);
  });

  it("[3.product.detail] returns the customer's own cart quantity and favourite mark", async () => {
    const { actor } = await makeCustomer(shop);
    const { product_id: productId } = (await detail('country-tomato')).product;
    await fillCart(shop, actor, [{ productId, quantity: 4 }]);
    await doAs(shop, actor, favourites, { product_id: productId });
    expect((await detail('country-tomato', actor)).product).toMatchObject({ cart_qty: 4, fav_prod: 1 });
    expect((await detail('country-tomato')).product).toMatchObject({ cart_qty: 0, fav_prod: 0 });
  });

  it('is not found for a product that is unknown, inactive or in an inactive category', async () => {
    await shop.db.update(products).set({ active: false }).where(eq(products.slug, 'ginger'));
    await shop.db.update(categories).set({ active: false }).where(eq(categories.slug, 'exotic'));
    const [exotic] = await shop.db
      .select({ slug: products.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(eq(categories.slug, 'exotic'));
    for (const slug of ['no-such-product', 'ginger', exotic?.slug ?? '']) {
      const found = await callAs(shop, newGuest(), getproductsdetails, { product_id: slug });
      expect(found).toMatchObject({ status: 404, error: { code: 'not_found', field: 'product_id' } });
    }
  });
});

describe('related products', () => {
  it('are at most 12 others, of the same category first, never the same produce', async () => {
    const { data } = await doAs(shop, newGuest(), relatedProducts, { product_slug: 'country-tomato' });
    expect(data).toHaveLength(12);
    expect(data[0]?.category_slug).toBe('vegetables');
    expect(data.map((row) => row.product_slug)).not.toContain('country-tomato');
    expect(new Set(data.map((row) => row.product_id)).size).toBe(12);
    expect(data.every((row) => row.stock_availability > 0)).toBe(true);
  });

  it("[3.product.related] have price, offer price, stock and the quantity in the shopper's own cart", async () => {
    const guest = newGuest();
    const beside = { product_slug: 'country-tomato' };
    const [row] = (await doAs(shop, guest, relatedProducts, beside)).data;
    const id = row?.product_id ?? 0;
    const sold = { pricePaise: 4_500, offerPaise: 3_850, stock: 7 };
    await shop.db.update(products).set(sold).where(eq(products.id, id));
    await fillCart(shop, guest, [{ productId: id, quantity: 3 }]);
    const now = await doAs(shop, guest, relatedProducts, beside);
    const terms = { price: 45, offer_price: 38.5, stock_availability: 7 };
    expect(now.data.find(({ product_id }) => product_id === id)).toMatchObject({ ...terms, cart_qty: 3 });
    const others = await doAs(shop, newGuest(), relatedProducts, beside);
    expect(others.data.find(({ product_id }) => product_id === id)).toMatchObject({ ...terms, cart_qty: 0 });
  });

  it('are not found for an unknown product', async () => {
    const found = await callAs(shop, newGuest(), relatedProducts, { product_slug: 'no-such-product' });
    expect(found).toMatchObject({ status: 404, error: { code: 'not_found' } });
  });
});

describe('sharing a product', () => {
  it('returns its public URL at the storefront', async () => {
    const { product } = await detail('country-tomato');
    expect(await doAs(shop, newGuest(), socialShare, { product_id: product.product_id })).toEqual({
      data: { status: 1, link: 'https://shop.example/product-detail/country-tomato' },
    });
  });

  it('is not found for a product that is not on sale or does not exist', async () => {
    const { product } = await detail('garlic');
    await shop.db.update(products).set({ active: false }).where(eq(products.id, product.product_id));
    for (const product_id of [product.product_id, 2_147_483_647]) {
      const { error } = await callAs(shop, newGuest(), socialShare, { product_id });
      expect(error).toMatchObject({ code: 'not_found', field: 'product_id' });
    }
    await shop.db.update(products).set({ active: true });
  });
});
