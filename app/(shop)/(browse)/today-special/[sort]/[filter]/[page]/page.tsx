import type { Metadata } from 'next';
import { PLACEHOLDER, parseView, type ViewParams } from '@/lib/seo/list-view';
import { SpecialListing } from '../../../special-listing';
import { specialMetadata } from '../../../special-metadata';

export const ensureStatic = 'navigation';
// Whole from the cache at once, so there is no shell to show before it.
export const instant = false;

type Props = { params: Promise<ViewParams> };

export function generateStaticParams() {
  return [{ sort: PLACEHOLDER, filter: PLACEHOLDER, page: '1' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return specialMetadata(parseView(await params));
}

/** /today-special?sort=…&filter=…&page=… (lib/config/addresses.mjs). */
export default async function TodaySpecialViewPage({ params }: Props) {
  return <SpecialListing view={parseView(await params)} />;
}
