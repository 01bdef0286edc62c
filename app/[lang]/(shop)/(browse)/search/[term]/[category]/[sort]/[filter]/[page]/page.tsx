import type { Metadata } from 'next';
import { decodePart, PLACEHOLDER } from '@/lib/seo/list-view';
import { SearchListing } from '../../../../../search-listing';
import { searchMetadata } from '../../../../../search-metadata';
import { type SearchParams, searchView } from '../../../../../search-view';

export const ensureStatic = 'navigation';
// The whole page comes from the cache at once, so no shell is shown before it.
export const instant = false;

type Props = { params: Promise<SearchParams & { term: string }> };

export function generateStaticParams() {
  return [{ term: PLACEHOLDER, category: PLACEHOLDER, sort: PLACEHOLDER, filter: PLACEHOLDER, page: '1' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return searchMetadata(searchView(await params));
}

/** /search/{key}?category=…&sort=…&filter=…&page=… (lib/config/addresses.mjs). */
export default async function SearchViewPage({ params }: Props) {
  const { term, ...view } = await params;
  return <SearchListing view={searchView({ ...view, term: decodePart(term) })} />;
}
