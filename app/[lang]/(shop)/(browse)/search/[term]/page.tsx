import type { Metadata } from 'next';
import { decodePart, PLACEHOLDER } from '@/lib/seo/list-view';
import { SearchListing } from '../search-listing';
import { searchMetadata } from '../search-metadata';
import { firstSearchView } from '../search-view';

export const ensureStatic = 'navigation';
// The whole page comes from the cache at once, so no shell is shown before it.
export const instant = false;

type Props = { params: Promise<{ term: string }> };

export function generateStaticParams() {
  return [{ term: PLACEHOLDER }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return searchMetadata(firstSearchView((await params).term));
}

export default async function SearchTermPage({ params }: Props) {
  return <SearchListing view={firstSearchView(decodePart((await params).term))} />;
}
