import 'server-only';
import type { SearchPage } from '@/lib/contract/bff/product';
import { getText } from '@/lib/messages/get-text';
import { cachedSearch } from '@/lib/shop/cached/search';
import type { SearchView } from './search-view';

type Found = { found: SearchPage; view: SearchView };

/** Undefined for an invalid search URL and for a page number after the last. */
export async function findSearchPage(view: SearchView | undefined): Promise<Found | undefined> {
  const { language } = await getText();
  const found = view && (await cachedSearch(view, language));
  if (!found || view.page > Math.max(1, found.pageCount)) return undefined;
  return { found, view };
}
