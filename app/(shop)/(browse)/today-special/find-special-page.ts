import 'server-only';
import type { ProductPage } from '@/lib/contract/bff/product';
import type { ListView } from '@/lib/seo/list-view';
import { cachedSpecials } from '@/lib/shop/cached/products';

type Found = { products: ProductPage; view: ListView };

/** Undefined for a page after the last. */
export async function findSpecialPage(view: ListView | undefined): Promise<Found | undefined> {
  if (!view) return undefined;
  const products = await cachedSpecials(view);
  return products && view.page <= Math.max(1, products.pageCount) ? { products, view } : undefined;
}
