import type { ReactNode } from 'react';
import { Article } from '@/components/content/article';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { getText } from '@/lib/messages/get-text';
import { cachedCmsPage } from '@/lib/shop/cached/content';
import type { CmsPageId } from '@/lib/shop/content';
import { storedTitle } from './content-metadata';
import { ContentScreen } from './content-screen';

type Props = { page: CmsPageId; title: string; path: string; children?: ReactNode };

/** A page of stored content with further children; `title` is the fallback when no title is stored. */
export async function CmsArticle({ page, title, path, children }: Props) {
  const text = await getText();
  const content = await cachedCmsPage(page, text.language);
  return (
    <ContentScreen title={storedTitle(content) ?? title} path={path}>
      {content ? <Article html={content.html} /> : <EmptyState title={text('content.empty')} />}
      {children}
    </ContentScreen>
  );
}
