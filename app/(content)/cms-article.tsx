import type { ReactNode } from 'react';
import { Article } from '@/components/content/article';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { text } from '@/lib/messages/text';
import { cachedCmsPage } from '@/lib/shop/cached/content';
import type { CmsPageId } from '@/lib/shop/content';
import { ContentScreen } from './content-screen';

type Props = { page: CmsPageId; title: string; path: string; children?: ReactNode };

/** A page of stored content, and what the shop adds to it; `title` stands in until the shop has written one. */
export async function CmsArticle({ page, title, path, children }: Props) {
  const content = await cachedCmsPage(page);
  return (
    <ContentScreen title={content?.title ?? title} path={path}>
      {content ? <Article html={content.html} /> : <EmptyState title={text('content.empty')} />}
      {children}
    </ContentScreen>
  );
}
