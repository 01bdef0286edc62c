import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import type { CategorisedView } from '@/lib/seo/list-view';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { withFreeDelivery } from '@/lib/seo/with-free-delivery';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { categoryName } from '../category-name';
import { listTitle } from '../list-title';
import { findSpecialPage } from './find-special-page';

export async function specialMetadata(view: CategorisedView | undefined): Promise<Metadata> {
  const found = await findSpecialPage(view);
  if (!found) return notFoundMetadata();
  const { page, category, sort, filter } = found.view;
  const text = await getText();
  const isWhole = filter === '' && category === '';
  const { terms } = await cachedSiteDetails(text.language);
  return pageMetadata({
    title: listTitle(text, text('home.specials'), found.view, await categoryName(category, text.language)),
    description: withFreeDelivery(text, text('seo.specials'), terms),
    path: paths.todaySpecial(page > 1 && isWhole ? { page } : {}),
    indexed: sort === '' && isWhole,
  });
}
