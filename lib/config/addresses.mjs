import { SORTS } from '../domain/sorts.mjs';

/** @typedef {{ source: string, has?: { type: 'query', key: string, value?: string }[], destination: string }} Rewrite */

const SORT_KEYS = SORTS.filter((sort) => sort !== '').join('|');
const PRICES = 'under-30|30-60|60-100|over-100';
/** Every filter key, its parts in the order of `filterKey` (lib/domain/listing-filter.ts). */
const FILTERS = `in-stock(?:\\.offer)?(?:\\.(?:${PRICES}))?|offer(?:\\.(?:${PRICES}))?|${PRICES}`;
const LATER_PAGE = '[2-9]|[1-9]\\d{1,3}';
const SLUG = '[a-z0-9-]{1,80}';

/** Tamil addresses name their language; for English the last rewrite adds it. */
const IN_TAMIL = '(?:ta/)?';

/**
 * Page, filter, sort order and category of a list are query parameters, which a static page cannot read: each
 * combination is rewritten to its own static page. Next compiles every rewrite for every request, so one rewrite serves
 * all lists with the same parameters.
 *
 * @param {string} lists a regular expression that matches their paths
 * @param {{ key: string, value: string, absent: string }[]} parameters
 * @returns {Rewrite[]}
 */
function listRewrites(lists, parameters) {
  const subsets = [...Array(2 ** parameters.length).keys()].slice(1).reverse();
  return subsets
    .map((bits) =>
      parameters.map((parameter, index) => ({ ...parameter, isPresent: Boolean(bits & (1 << index)) })),
    )
    .sort((a, b) => b.filter((p) => p.isPresent).length - a.filter((p) => p.isPresent).length)
    .map((choice) => ({
      source: `/:list(${IN_TAMIL}(?:${lists}))`,
      has: choice
        .filter(({ isPresent }) => isPresent)
        .map(({ key, value }) => ({ type: 'query', key, value: `(?<${key}>${value})` })),
      destination: `/:list/${choice.map(({ key, isPresent, absent }) => (isPresent ? `:${key}` : absent)).join('/')}`,
    }));
}

const SORT = { key: 'sort', value: SORT_KEYS, absent: 'featured' };
const PAGE = { key: 'page', value: LATER_PAGE, absent: '1' };
const FILTER = { key: 'filter', value: FILTERS, absent: 'all' };
const CATEGORY = { key: 'category', value: SLUG, absent: 'all' };

/** Regular expressions for the paths of lists, and the query parameters that select a page of them. */
const LISTS = [
  { lists: 'category/[^/]+', parameters: [SORT, FILTER, PAGE] },
  { lists: 'today-special|search/[^/]+', parameters: [CATEGORY, SORT, FILTER, PAGE] },
];
/** The search term, which the search form sends as a query when there is no JavaScript. */
const SEARCH = { lists: 'search', parameters: [{ key: 'q', value: '.+' }] };

const TOP_FILES = 'favicon\\.ico|robots\\.txt|sitemap\\.xml|product-feed\\.xml';
/**
 * Paths without a language, as a regular expression for the part after the first slash: the API, Next's own files, and
 * the files of public/.
 */
export const WITHOUT_LANGUAGE = `api/|_next/|(?:${TOP_FILES})$|(?:art|brand|fonts)/[^/]+\\.\\w+$`;

/** @returns {Rewrite[]} */
function viewRewrites() {
  return [
    { source: `/:list(${IN_TAMIL}today-special)/:id`, destination: '/:list' },
    { source: '/search', has: [{ type: 'query', key: 'q' }], destination: '/find' },
    { source: '/ta/search', has: [{ type: 'query', key: 'q' }], destination: '/ta/find' },
    ...LISTS.flatMap(({ lists, parameters }) => listRewrites(lists, parameters)),
  ];
}

/** An old address of the specials, which the first rewrite maps to the current one. */
const OLD_SPECIALS = { lists: 'today-special/[^/]+', parameters: [CATEGORY, SORT, FILTER, PAGE] };

const VIEWS = [...LISTS, OLD_SPECIALS, SEARCH].map(({ lists, parameters }) => ({
  path: new RegExp(`^/${IN_TAMIL}(?:${lists})$`),
  parameters: parameters.map(({ key, value }) => ({ key, value: new RegExp(`^(?:${value})$`, 's') })),
}));

/**
 * The canonical form of an address, as the rewrites read it: the path and the query parameters they use, in a fixed
 * order, each with its last value. Other query parameters, such as those of campaigns, do not change the page.
 *
 * @param {string} address path and query
 */
export function pageOf(address) {
  const queryAt = address.indexOf('?');
  if (queryAt < 0) return address;
  const path = address.slice(0, queryAt);
  const view = VIEWS.find((one) => one.path.test(path));
  if (!view) return path;
  const searchParams = new URLSearchParams(address.slice(queryAt));
  const taken = new URLSearchParams();
  for (const { key, value } of view.parameters) {
    const last = searchParams.getAll(key).at(-1);
    if (last !== undefined && value.test(last)) taken.set(key, last);
  }
  // why: browsers of 2022 do not have URLSearchParams.size
  const query = String(taken);
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Rewrites from public to internal addresses. Each rewrite is applied to the result of the one before; the last one
 * adds `/en` to English addresses, which name no language.
 */
export function addressRewrites() {
  return {
    beforeFiles: [
      ...viewRewrites(),
      { source: `/:path((?!ta(?:/|$)|en$|${WITHOUT_LANGUAGE}).*)`, destination: '/en/:path' },
    ],
    fallback: [{ source: '/ta/:path*', destination: '/ta/nowhere' }],
  };
}
