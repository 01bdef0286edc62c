import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import type { CategorisedView } from '@/lib/seo/list-view';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { findSpecialPage } from './find-special-page';

export async function specialMetadata(view: CategorisedView | undefined): Promise<Metadata> {
  const found = await findSpecialPage(view);
  if (!found) return notFoundMetadata();
  const { page, category, sort, filter } = found.view;
  const isWhole = filter === '' && category === '';
  const title = text('home.specials');
  return pageMetadata({
    title: page > 1 ? `${title}, ${text('listing.page', { page })}` : title,
    description: text('seo.specials'),
    path: paths.todaySpecial(page > 1 && isWhole ? { page } : {}),
    indexed: sort === '' && isWhole,
  });
}
