import type { Metadata } from 'next';
import { text } from '@/lib/messages/text';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { plainText } from '@/lib/seo/plain-text';
import { cachedCmsPage } from '@/lib/shop/cached/content';
import type { CmsPageId } from '@/lib/shop/content';

const DESCRIPTION_CHARACTERS = 160;

export function contentMetadata(title: string, path: string): Metadata {
  return pageMetadata({ title, path, description: text('seo.content', { title }), ogType: 'article' });
}

/** Of a page of stored content, in its own words; `title` stands in until the shop has written one. */
export async function cmsMetadata(page: CmsPageId, title: string, path: string): Promise<Metadata> {
  const content = await cachedCmsPage(page);
  if (!content) return contentMetadata(title, path);
  return pageMetadata({
    title: content.title,
    path,
    description: plainText(content.html, DESCRIPTION_CHARACTERS),
    ogType: 'article',
  });
}
