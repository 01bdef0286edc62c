import 'server-only';
import type { Category } from '@/lib/contract/bff/catalogue';
import type { FacetedPage } from '@/lib/contract/bff/product';
import { getText } from '@/lib/messages/get-text';
import type { ListView } from '@/lib/seo/list-view';
import { cachedCategories } from '@/lib/shop/cached/categories';
import { cachedListing } from '@/lib/shop/cached/products';

type Found = { category: Category; products: FacetedPage; view: ListView };

/** Undefined for an unknown category and for a page number after the last. */
export async function findCategoryPage(slug: string, view: ListView | undefined): Promise<Found | undefined> {
  const { language } = await getText();
  const category = (await cachedCategories(language)).find((one) => one.slug === slug);
  if (!category || !view) return undefined;
  const products = await cachedListing(slug, view, language);
  if (!products || view.page > Math.max(1, products.pageCount)) return undefined;
  return { category, products, view };
}
