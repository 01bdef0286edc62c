import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import type { ListView } from '@/lib/seo/list-view';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { categoryPreview, previewImage } from '@/lib/seo/preview/preview';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { findCategoryPage } from './find-category-page';

export async function categoryMetadata(slug: string, view: ListView | undefined): Promise<Metadata> {
  const found = await findCategoryPage(slug, view);
  if (!found) return notFoundMetadata();
  const { page, sort, filter } = found.view;
  const { name, name2 } = found.category;
  const { terms } = await cachedSiteDetails();
  return pageMetadata({
    title: page > 1 ? `${name}, ${text('listing.page', { page })}` : name,
    description: text('seo.category', { name, name2 }),
    path: paths.category(slug, page > 1 && filter === '' ? { page } : {}),
    picture: previewImage('category', slug, categoryPreview(found.category, terms)),
    indexed: sort === '' && filter === '',
  });
}
