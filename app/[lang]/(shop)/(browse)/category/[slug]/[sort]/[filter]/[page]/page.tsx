import type { Metadata } from 'next';
import { PLACEHOLDER, parseView, type ViewParams } from '@/lib/seo/list-view';
import { CategoryListing } from '../../../../category-listing';
import { categoryMetadata } from '../../../../category-metadata';

export const ensureStatic = 'navigation';
// The whole page comes from the cache at once, so no shell is shown before it.
export const instant = false;

type Props = { params: Promise<{ slug: string } & ViewParams> };

export function generateStaticParams() {
  return [{ slug: PLACEHOLDER, sort: PLACEHOLDER, filter: PLACEHOLDER, page: '1' }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...view } = await params;
  return categoryMetadata(slug, parseView(view));
}

/** /category/{slug}?sort=…&filter=…&page=… (lib/config/addresses.mjs). */
export default async function CategoryViewPage({ params }: Props) {
  const { slug, ...view } = await params;
  return <CategoryListing slug={slug} view={parseView(view)} />;
}
