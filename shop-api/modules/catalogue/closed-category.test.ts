import { eq, inArray } from 'drizzle-orm';
import { getproductsdetails, relatedProducts, searchproduct } from '@/lib/contract/shop/catalogue';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { copyProducts } from '@/shop-api/testing/copied-products';
import { callAs, doAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { searchTextOf } from './fold';

let shop: TestShop;
/** A product that is active itself, in a category that was closed. */
let hidden: { id: number; slug: string };

async function rename(id: number, name: string, categorySlug: string): Promise<void> {
  const [category] = await shop.db.select().from(categories).where(eq(categories.slug, categorySlug));
  const words = { name, name2: '', localName: '', keywords: '' };
  const searchText = searchTextOf(words);
  const place = { categoryId: category?.id ?? 0, groupKey: name, listed: true, active: true };
  await shop.db
    .update(products)
    .set({ ...words, ...place, searchText })
    .where(eq(products.id, id));
}

beforeAll(async () => {
  shop = await openTestShop();
  const [far = 0, near = 0, plural = 0, single = 0] = await copyProducts(shop.db, 4);
  await rename(far, 'Tormexil', 'exotic');
  await rename(near, 'Tormexal', 'vegetables');
  await rename(plural, 'Zobs', 'exotic');
  await rename(single, 'Zob', 'vegetables');
  await shop.db
    .update(products)
    .set({ groupKey: 'tormex' })
    .where(inArray(products.id, [far, near]));
  await shop.db.update(categories).set({ active: false }).where(eq(categories.slug, 'exotic'));
  const [row] = await shop.db.select().from(products).where(eq(products.id, far));
  hidden = { id: far, slug: row?.slug ?? '' };
});
afterAll(() => shop.close());

describe('a product of a closed category', () => {
  it.each([
    ['tormexil', 'Tormexal'],
    ['tormxil', 'Tormexal'],
    ['zobs', 'Zob'],
  ])('is neither found nor hides others: %s finds %s', async (key, found) => {
    const { data } = await doAs(shop, newGuest(), searchproduct, { key });
    expect(data.searchproducts.map((row) => row.product_name)).toEqual([found]);
  });

  it('is not offered as another size', async () => {
    const [near] = await shop.db.select().from(products).where(eq(products.name, 'Tormexal'));
    const detail = await doAs(shop, newGuest(), getproductsdetails, { product_id: near?.slug ?? '' });
    expect(detail.products[0]?.packs).toEqual([]);
  });

  it('has no related products', async () => {
    const found = await callAs(shop, newGuest(), relatedProducts, { product_slug: hidden.slug });
    expect(found).toMatchObject({ status: 404, error: { code: 'not_found', field: 'product_slug' } });
  });
});
