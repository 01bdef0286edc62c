import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { bothNames } from '@/lib/domain/names';
import { getText } from '@/lib/messages/get-text';
import type { ListView } from '@/lib/seo/list-view';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { categoryPreview, previewImage } from '@/lib/seo/preview/preview';
import { withFreeDelivery } from '@/lib/seo/with-free-delivery';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { listTitle } from '../list-title';
import { findCategoryPage } from './find-category-page';

export async function categoryMetadata(slug: string, view: ListView | undefined): Promise<Metadata> {
  const found = await findCategoryPage(slug, view);
  if (!found) return notFoundMetadata();
  const { page, sort, filter } = found.view;
  const { name } = found.category;
  const text = await getText();
  const { terms } = await cachedSiteDetails(text.language);
  return pageMetadata({
    title: listTitle(text, name, found.view),
    description: withFreeDelivery(text, text('seo.category', { names: bothNames(found.category) }), terms),
    path: paths.category(slug, page > 1 && filter === '' ? { page } : {}),
    picture: previewImage(text.language, 'category', slug, categoryPreview(text, found.category, terms)),
    indexed: sort === '' && filter === '',
  });
}
