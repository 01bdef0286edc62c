import type { Metadata } from 'next';
import type { CmsPage } from '@/lib/contract/bff/content';
import { getText } from '@/lib/messages/get-text';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { plainText } from '@/lib/seo/plain-text';
import { cachedCmsPage } from '@/lib/shop/cached/content';
import type { CmsPageId } from '@/lib/shop/content';

const DESCRIPTION_CHARACTERS = 160;

export async function contentMetadata(title: string, path: string): Promise<Metadata> {
  const text = await getText();
  return pageMetadata({ title, path, description: text('seo.content', { title }), ogType: 'article' });
}

/** The stored title of a page, if it is in the reader's language. */
export function storedTitle(content: CmsPage | undefined): string | undefined {
  return content?.title.lang || content?.title.words === '' ? undefined : content?.title.words;
}

/** Metadata of a stored content page; `title` is the fallback when no title is stored. */
export async function cmsMetadata(page: CmsPageId, title: string, path: string): Promise<Metadata> {
  const { language } = await getText();
  const content = await cachedCmsPage(page, language);
  const stored = storedTitle(content);
  if (!content || content.html.lang || stored === undefined) return contentMetadata(stored ?? title, path);
  return pageMetadata({
    title: stored,
    path,
    description: plainText(content.html.words, DESCRIPTION_CHARACTERS),
    ogType: 'article',
  });
}
