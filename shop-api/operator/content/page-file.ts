import { decodeHTML, escapeText } from 'entities';
import sanitizeHtml from 'sanitize-html';
import { CMS_PAGES } from '@/lib/contract/shop/content';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import { sanitise } from '@/lib/html/sanitise';

export type PageId = (typeof CMS_PAGES)[number];
/** A page in one of the languages it is written in. */
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

/** The page that a file such as about_us.html holds; undefined for any other name. */
export function pageOfFile(name: string): PageKey | undefined {
  return PAGE_KEYS.find((key) => name === fileOfPage(key));
}

/** A page as its file: the title as its first heading, then the text. */
export function writePage({ title, description }: Pick<Page, 'title' | 'description'>): string {
  return `<h1>${escapeText(title)}</h1>\n${description}\n`;
}

/** Reads a page from its file; markup that pages may not hold is left out. */
export function readPage(key: PageKey, text: string): ReadPage {
  const heading = HEADING.exec(text);
  const title = heading ? plainText(heading[1] ?? '') : '';
  const given = text.slice(heading?.[0].length ?? 0).trim();
  const description = sanitise(given);
  const problems = [
    ...(title === '' ? ['must start with its title: <h1>…</h1>'] : []),
    ...(title.length > MAX_TITLE ? [`the title must have at most ${MAX_TITLE} characters`] : []),
    ...(plainText(description) === '' ? ['has no text'] : []),
    ...(description.length > MAX_DESCRIPTION ? [`must have at most ${MAX_DESCRIPTION} characters`] : []),
  ].map((problem) => `${fileOfPage(key)}: ${problem}`);
  return {
    page: problems.length > 0 ? undefined : { ...key, title, description },
    problems,
    isCleaned: lengthOfMarkup(given) !== lengthOfMarkup(description),
  };
}

function plainText(html: string): string {
  return decodeHTML(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })).trim();
}

/** How many tags and attributes there are, whatever way they are written. */
function lengthOfMarkup(html: string): number {
  return [...html.matchAll(/<[a-z][^<>]*>/gi)].reduce((sum, [tag]) => sum + 1 + tag.split('=').length, 0);
}
