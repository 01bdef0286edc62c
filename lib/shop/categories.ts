import 'server-only';
import type { Category } from '@/lib/contract/bff/catalogue';
import { categoryslist } from '@/lib/contract/shop/catalogue';
import { shopFetch } from './shop-fetch';

/** All active categories in the shop's order. */
export async function listCategories(): Promise<Category[]> {
  const { data } = await shopFetch(categoryslist, {});
  return data.data.map((wire) => ({
    slug: wire.category_slug,
    name: wire.category_name,
    name2: wire.category_name2,
    image: wire.image,
    tone: wire.category_tone,
    productCount: wire.product_count,
  }));
}
