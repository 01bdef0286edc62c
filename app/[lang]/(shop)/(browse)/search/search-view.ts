import { LENGTHS } from '@/lib/domain/patterns';
import {
  type CategorisedParams,
  type CategorisedView,
  FIRST_VIEW,
  parseCategorisedView,
} from '@/lib/seo/list-view';

export type SearchParams = { term: string | undefined } & CategorisedParams;
export type SearchView = CategorisedView & { term: string };

/** The search a term stands for, undefined when that is empty, too long or not readable. */
export function firstSearchView(written: string | undefined): SearchView | undefined {
  const term = written?.trim();
  if (!term || term.length > LENGTHS.searchKey.max) return undefined;
  return { ...FIRST_VIEW, term, category: '' };
}

/** The same for the inner address of `?category=…&sort=…&page=…`. */
export function searchView({ term, ...params }: SearchParams): SearchView | undefined {
  const first = firstSearchView(term);
  const view = parseCategorisedView(params);
  return first && view ? { ...first, ...view } : undefined;
}
