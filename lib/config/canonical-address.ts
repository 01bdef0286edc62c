import { addressIn, LANGUAGES } from '@/lib/domain/language';
import { trimEnd } from '@/lib/domain/trim-end';
import { isSlug, paths } from './paths';

/** Pages with one address each (decisions.md 24), in small letters. */
const PAGES: ReadonlySet<string> = new Set([
  'categories',
  'today-special',
  'search',
  'cart',
  'delivery',
  'checkout',
  'order-success',
  'order-failed',
  'my-profile',
  'my-orders',
  'my-favourite',
  'shipping-address',
  'track-orders',
  'order-details',
  'testimonials',
  'faq',
  'contact-us',
  'about-us',
  'why-us',
  'terms-conditions',
  'privacy-policy',
  'return-policy',
  'shipping-policy',
  'zoom-demo',
]);

/** Pages of the old shop, which keep its spelling. */
const LEGACY = new Map(
  [paths.legacyLogin, paths.legacyForgotPassword, paths.legacyOrder].map((path) => [
    path.slice(1).toLowerCase(),
    path,
  ]),
);

export type MovedSection = 'category' | 'product-detail';

/** The slug today of what was found under another one; undefined when nothing was. */
export type MovedTo = (section: MovedSection, oldSlug: string) => string | undefined;

/**
 * The one address of what a shopper asks for, in one step: letter case, a last slash, segments too many and slugs that
 * a product or category had before (decisions.md 24). Undefined when it is asked for by that address, or is none of the
 * shop's pages. The query stays.
 */
export function canonicalAddress(target: string, movedTo: MovedTo): string | undefined {
  const queryAt = target.indexOf('?');
  const asked = queryAt < 0 ? target : target.slice(0, queryAt);
  const canonical = inItsLanguage(asked, (path) => {
    const [, section = '', name, ...more] = trimEnd(path, '/').split('/');
    return canonicalPath(section.toLowerCase(), name, more.length > 0, movedTo);
  });
  if (canonical === undefined || canonical === asked) return undefined;
  return queryAt < 0 ? canonical : `${canonical}${target.slice(queryAt)}`;
}

/** A rule for paths, for an address that may name a language: English is named by none. */
function inItsLanguage(asked: string, canonicalOf: (path: string) => string | undefined): string | undefined {
  const [, first = ''] = asked.split('/', 2);
  const language = LANGUAGES.find((one) => one === first.toLowerCase());
  if (!language) return canonicalOf(asked);
  // why: `//host` would lead to another site
  const path = `/${asked.slice(first.length + 1).replace(/^[/\\]+/, '')}`;
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
      return paths.category(slugToday(section, name, movedTo));
    case 'product-detail':
      return hasMore ? undefined : paths.product(slugToday(section, name, movedTo));
    case 'today-special':
    case 'search':
      return hasMore && section === 'today-special' ? paths.todaySpecial() : `/${section}/${name}`;
    default:
      return undefined;
  }
}

function canonicalPage(page: string): string | undefined {
  if (page === 'about') return paths.aboutUs;
  if (page === 'category') return paths.categories;
  return PAGES.has(page) ? `/${page}` : LEGACY.get(page);
}

/** What is no slug in any letter case stays as it was asked for. */
function slugToday(section: MovedSection, asked: string, movedTo: MovedTo): string {
  const slug = asked.toLowerCase();
  return isSlug(slug) ? (movedTo(section, slug) ?? slug) : asked;
}
