import { decodeHTML, escapeText } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { CMS_PAGES } from '@/lib/contract/shop/content';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { sanitise } from '@/lib/html/sanitise';

export type PageId = (typeof CMS_PAGES)[number];
/** A page in one language. */
export type PageKey = { page: PageId; language: Language };
export type Page = PageKey & { title: string; description: string };
export type ReadPage = { page: Page | undefined; problems: string[]; isCleaned: boolean };

const HEADING = /^\s*<h1[^>]*>([\s\S]*?)<\/h1>/i;
const MAX_TITLE = 120;
const MAX_DESCRIPTION = 100_000;

/** The file of a page: about_us.html in English, about_us.ta.html in Tamil. */
export function fileOfPage({ page, language }: PageKey): string {
  return language === 'en' ? `${page}.html` : `${page}.${language}.html`;
}

/** Every page in every language. */
export const PAGE_KEYS: readonly PageKey[] = CMS_PAGES.flatMap((page) =>
  LANGUAGES.map((language) => ({ page, language })),
);

/** The page stored in a file such as about_us.html; undefined for any other name. */
export function pageOfFile(name: string): PageKey | undefined {
  return PAGE_KEYS.find((key) => name === fileOfPage(key));
}

/** The file contents of a page: the title as first heading, then the text. */
export function writePage({ title, description }: Pick<Page, 'title' | 'description'>): string {
  return `<h1>${escapeText(title)}</h1>\n${description}\n`;
}

/** Parses a page file; markup that is not allowed is removed. */
export function readPage(key: PageKey, text: string): ReadPage {
  const heading = HEADING.exec(text);
  const title = heading ? plainText(heading[1] ?? '') : '';
  const source = text.slice(heading?.[0].length ?? 0).trim();
  const description = sanitise(source);
  const problems = [
    ...(title === '' ? ['must start with its title: <h1>…</h1>'] : []),
    ...(title.length > MAX_TITLE ? [`the title must have at most ${MAX_TITLE} characters`] : []),
    ...(plainText(description) === '' ? ['has no text'] : []),
    ...(description.length > MAX_DESCRIPTION ? [`must have at most ${MAX_DESCRIPTION} characters`] : []),
  ].map((problem) => `${fileOfPage(key)}: ${problem}`);
  return {
    page: problems.length > 0 ? undefined : { ...key, title, description },
    problems,
    isCleaned: lengthOfMarkup(source) !== lengthOfMarkup(description),
  };
}

function plainText(html: string): string {
  return decodeHTML(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })).trim();
}

/** The number of tags and attributes, however they are written. */
function lengthOfMarkup(html: string): number {
  return [...html.matchAll(/<[a-z][^<>]*>/gi)].reduce((sum, [tag]) => sum + 1 + tag.split('=').length, 0);
}
