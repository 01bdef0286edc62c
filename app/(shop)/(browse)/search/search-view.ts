import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { LENGTHS } from '@/lib/domain/patterns';
import { text } from '@/lib/messages/text';
import { decodePart, FIRST_VIEW, type ListView, parseView, type ViewParams } from '@/lib/seo/list-view';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';

export type SearchParams = { term: string; category: string } & ViewParams;
export type SearchView = ListView & { term: string; category: string };

const ANY_CATEGORY = 'all';

/** The search an address stands for, undefined when its term is empty, too long or not readable. */
export function firstSearchView(part: string): SearchView | undefined {
  const term = decodePart(part)?.trim();
  if (!term || term.length > LENGTHS.searchKey.max) return undefined;
  return { ...FIRST_VIEW, term, category: '' };
}

/** The same for the inner address of `?category=…&sort=…&page=…`. */
export function searchView({ term, category, ...params }: SearchParams): SearchView | undefined {
  const first = firstSearchView(term);
  const view = parseView(params);
  if (!first || !view) return undefined;
  return { ...first, ...view, category: category === ANY_CATEGORY ? '' : category };
}

/** Results are for shoppers; search engines have the categories. */
export function searchMetadata(view: SearchView | undefined): Metadata {
  if (!view) return notFoundMetadata();
  const title = text('search.results_for', { term: view.term });
  return pageMetadata({ title, path: paths.search(view.term), indexed: false });
}
