import { eq } from 'drizzle-orm';
import { getproductsdetails, productfeed } from '@/lib/contract/shop/catalogue';
import { products } from '@/shop-api/db/schema/catalogue';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function feed(page = 1) {
  return doAs(shop, newGuest(), productfeed, { page });
}

test('the feed has every pack on sale once, including sizes that listings leave out', async () => {
  const { products: rows, total_page: pages } = await feed();
  const active = await shop.db
    .select({ slug: products.slug })
    .from(products)
    .where(eq(products.active, true));
  expect(pages).toBe(1);
  expect(rows.map((row) => row.product_slug).sort()).toEqual(active.map(({ slug }) => slug).sort());
  expect(rows.find((row) => row.product_slug === 'country-tomato-1-kg')).toMatchObject({
    group: 'country-tomato',
    listed: false,
  });
});

test('a row has the same data as the product page', async () => {
  const row = (await feed()).products.find(({ product_slug: slug }) => slug === 'garlic');
  const detail = await doAs(shop, newGuest(), getproductsdetails, { product_id: 'garlic' });
  expect(row).toMatchObject({
    actual_price: detail.products[0]?.actual_price,
    selling_price: detail.products[0]?.selling_price,
    stock_availability: detail.products[0]?.stock_availability,
    product_description: detail.products[0]?.product_description,
    product_description2: detail.products[0]?.product_description2,
    prod_image: detail.prod_image.map(({ image }) => image),
  });
});

test('the feed leaves out products that are no longer on sale, and a page after the last is empty', async () => {
  await shop.db.update(products).set({ active: false }).where(eq(products.slug, 'drumstick'));
  const slugs = (await feed()).products.map((row) => row.product_slug);
  expect(slugs).not.toContain('drumstick');
  expect(slugs.length).toBeGreaterThan(0);
  expect(await feed(99)).toMatchObject({ status: 2, products: [] });
});
