import { addressIn, LANGUAGES } from '@/lib/domain/language';
import { trimEnd } from '@/lib/domain/trim-end';
import { PAGES } from './pages';
import { isSlug, paths } from './paths';

/** The path of each page with one address (decisions.md 24), by its lower-case name. */
const PATH_OF = new Map(
  PAGES.filter(({ path, needsSlug }) => !needsSlug && path !== paths.home).map(({ path }) => [
    path.slice(1).toLowerCase(),
    path,
  ]),
);

/** A percent-encoded search term of spaces only. */
const BLANK_TERM = /^(%20)+$/;

export type MovedSection = 'category' | 'product-detail';

/** Maps an old slug to the current one; undefined when it is not an old slug. */
export type MovedTo = (section: MovedSection, oldSlug: string) => string | undefined;

/**
 * The canonical address of a request, so that one redirect is enough: corrects letter case, a trailing slash, surplus
 * segments and old slugs of products and categories (decisions.md 24). Undefined when the address is canonical already
 * or no page of the shop. The query stays.
 */
export function canonicalAddress(target: string, movedTo: MovedTo): string | undefined {
  const queryAt = target.indexOf('?');
  const requested = queryAt < 0 ? target : target.slice(0, queryAt);
  const canonical = withLanguage(requested, (path) => {
    const [, section = '', name, ...more] = trimEnd(path, '/').split('/');
    return canonicalPath(section.toLowerCase(), name, more.length > 0, movedTo);
  });
  if (canonical === requested) return undefined;
  return queryAt < 0 ? canonical : `${canonical}${target.slice(queryAt)}`;
}

/** With the slashes after them: `//host` would lead to another site. */
const ENGLISH_PREFIXES = /^\/en(?=\/|$)(?:[/\\]+en(?=\/|$))*[/\\]*/i;

/** Applies `canonicalOf` to the path without its language, and removes language prefixes for English. */
function withLanguage(requested: string, canonicalOf: (path: string) => string | undefined): string {
  const address = requested.replace(ENGLISH_PREFIXES, '/');
  const [, first = ''] = address.split('/', 2);
  const language = LANGUAGES.find((one) => one === first.toLowerCase());
  if (!language) return canonicalOf(address) ?? address;
  // why: `//host` would lead to another site
  const path = `/${address.slice(first.length + 1).replace(/^[/\\]+/, '')}`;
  return addressIn(language, canonicalOf(path) ?? path);
}

function canonicalPath(
  section: string,
  name: string | undefined,
  hasMore: boolean,
  movedTo: MovedTo,
): string | undefined {
  if (name === '') return undefined;
  if (name === undefined) return canonicalPage(section);
  switch (section) {
    case 'category':
      return paths.category(currentSlug(section, name, movedTo));
    case 'product-detail':
      return hasMore ? undefined : paths.product(currentSlug(section, name, movedTo));
    case 'today-special':
      return hasMore ? paths.todaySpecial() : `/${section}/${name}`;
    case 'search':
      return BLANK_TERM.test(name) ? paths.search() : `/${section}/${name}`;
    default:
      return undefined;
  }
}

function canonicalPage(page: string): string | undefined {
  if (page === 'about') return paths.aboutUs;
  if (page === 'category') return paths.categories;
  return PATH_OF.get(page);
}

/** The current slug; a name that is not a slug in any letter case stays as it is. */
function currentSlug(section: MovedSection, requested: string, movedTo: MovedTo): string {
  const slug = requested.toLowerCase();
  return isSlug(slug) ? (movedTo(section, slug) ?? slug) : requested;
}
