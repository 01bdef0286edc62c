import 'server-only';
import type { FacetedPage } from '@/lib/contract/bff/product';
import { getText } from '@/lib/messages/get-text';
import { type CategorisedView, FIRST_VIEW } from '@/lib/seo/list-view';
import { cachedSpecials } from '@/lib/shop/cached/products';

export const FIRST_SPECIAL_VIEW: CategorisedView = { ...FIRST_VIEW, category: '' };

type Found = { products: FacetedPage; view: CategorisedView };

/** Undefined for a page number after the last. */
export async function findSpecialPage(view: CategorisedView | undefined): Promise<Found | undefined> {
  if (!view) return undefined;
  const { language } = await getText();
  const products = await cachedSpecials(view, language);
  return products && view.page <= Math.max(1, products.pageCount) ? { products, view } : undefined;
}
