import { Article } from '@/components/content/article';
import { ContentPage } from '@/components/content/content-page';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { text } from '@/lib/messages/text';
import { cachedCmsPage } from '@/lib/shop/cached/content';
import type { CmsPageId } from '@/lib/shop/content';

/** A page of stored content; `title` stands in until the shop has written one. */
export async function CmsArticle({ page, title }: { page: CmsPageId; title: string }) {
  const content = await cachedCmsPage(page);
  return (
    <ContentPage title={content?.title ?? title}>
      {content ? <Article html={content.html} /> : <EmptyState title={text('content.empty')} />}
    </ContentPage>
  );
}
