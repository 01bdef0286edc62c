import type { Metadata } from 'next';
import type { CmsPage } from '@/lib/contract/bff/catalogue';
import { type Language, operatorLanguage } from '@/lib/domain/language';
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

/** The title that is stored with a page, where that is in the language of the reader. */
export function storedTitle(language: Language, content: CmsPage | undefined): string | undefined {
  return operatorLanguage(language) ? undefined : content?.title;
}

/** Of a page of stored content, in its own words; `title` stands in until the shop has written one. */
export async function cmsMetadata(page: CmsPageId, title: string, path: string): Promise<Metadata> {
  const { language } = await getText();
  const content = await cachedCmsPage(page);
  if (!content || operatorLanguage(language)) return contentMetadata(title, path);
  return pageMetadata({
    title: content.title,
    path,
    description: plainText(content.html, DESCRIPTION_CHARACTERS),
    ogType: 'article',
  });
}
