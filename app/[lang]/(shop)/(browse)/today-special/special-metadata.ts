import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import type { CategorisedView } from '@/lib/seo/list-view';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { withFreeDelivery } from '@/lib/seo/with-free-delivery';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { findSpecialPage } from './find-special-page';

export async function specialMetadata(view: CategorisedView | undefined): Promise<Metadata> {
  const found = await findSpecialPage(view);
  if (!found) return notFoundMetadata();
  const { page, category, sort, filter } = found.view;
  const text = await getText();
  const isWhole = filter === '' && category === '';
  const title = text('home.specials');
  const { terms } = await cachedSiteDetails(text.language);
  return pageMetadata({
    title: page > 1 ? `${title}, ${text('listing.page', { page })}` : title,
    description: withFreeDelivery(text, text('seo.specials'), terms),
    path: paths.todaySpecial(page > 1 && isWhole ? { page } : {}),
    indexed: sort === '' && isWhole,
  });
}
