import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import type { ListView } from '@/lib/seo/list-view';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { findSpecialPage } from './find-special-page';

export async function specialMetadata(view: ListView | undefined): Promise<Metadata> {
  const found = await findSpecialPage(view);
  if (!found) return notFoundMetadata();
  const { page, sort, filter } = found.view;
  const title = text('home.specials');
  return pageMetadata({
    title: page > 1 ? `${title}, ${text('listing.page', { page })}` : title,
    description: text('seo.specials'),
    path: paths.todaySpecial(page > 1 && filter === '' ? { page } : {}),
    indexed: sort === '' && filter === '',
  });
}
