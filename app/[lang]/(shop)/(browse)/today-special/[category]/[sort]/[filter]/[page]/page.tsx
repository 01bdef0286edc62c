import type { Metadata } from 'next';
import { type CategorisedParams, PLACEHOLDER, parseCategorisedView } from '@/lib/seo/list-view';
import { SpecialListing } from '../../../../special-listing';
import { specialMetadata } from '../../../../special-metadata';

export const ensureStatic = 'navigation';
// The whole page comes from the cache at once, so no shell is shown before it.
export const instant = false;

type Props = { params: Promise<CategorisedParams> };

export function generateStaticParams() {
  return [{ category: PLACEHOLDER, sort: PLACEHOLDER, filter: PLACEHOLDER, page: '1' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return specialMetadata(parseCategorisedView(await params));
}

/** /today-special?category=…&sort=…&filter=…&page=… (lib/config/addresses.mjs). */
export default async function TodaySpecialViewPage({ params }: Props) {
  return <SpecialListing view={parseCategorisedView(await params)} />;
}
