import { LENGTHS } from '@/lib/domain/form-patterns';
import {
  type CategorisedParams,
  type CategorisedView,
  FIRST_VIEW,
  parseCategorisedView,
} from '@/lib/seo/list-view';

export type SearchParams = { term: string | undefined } & CategorisedParams;
export type SearchView = CategorisedView & { term: string };

/** Parses a search term from the URL; undefined when it is empty, too long or badly encoded. */
export function firstSearchView(written: string | undefined): SearchView | undefined {
  const term = written?.trim();
  if (!term || term.length > LENGTHS.searchKey.max) return undefined;
  return { ...FIRST_VIEW, term, category: '' };
}

/** As `firstSearchView`, with the route params that stand for `?category=…&sort=…&page=…`. */
export function searchView({ term, ...params }: SearchParams): SearchView | undefined {
  const first = firstSearchView(term);
  const view = parseCategorisedView(params);
  return first && view ? { ...first, ...view } : undefined;
}
