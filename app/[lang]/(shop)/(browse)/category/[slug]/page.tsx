import type { Metadata } from 'next';
import { FIRST_VIEW, PLACEHOLDER } from '@/lib/seo/list-view';
import { CategoryListing } from '../category-listing';
import { categoryMetadata } from '../category-metadata';

export const ensureStatic = 'navigation';
// The whole page comes from the cache at once, so no shell is shown before it.
export const instant = false;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return [{ slug: PLACEHOLDER }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return categoryMetadata((await params).slug, FIRST_VIEW);
}

export default async function CategoryPage({ params }: Props) {
  return <CategoryListing slug={(await params).slug} view={FIRST_VIEW} />;
}
