/** @typedef {{ source: string, has?: { type: string, key: string, value?: string }[], destination: string }} Rewrite */

const SORTS = 'price_asc|price_desc|name|discount|unit_price';
const PRICES = 'under-30|30-60|60-100|over-100';
/** Each filter in the one order of lib/domain/listing-filter.ts. */
const FILTERS = `in-stock(?:\\.offer)?(?:\\.(?:${PRICES}))?|offer(?:\\.(?:${PRICES}))?|${PRICES}`;
const LATER_PAGE = '[2-9]|[1-9]\\d{1,3}';
const SLUG = '[a-z0-9-]{1,80}';

/** Tamil has its language in the address, English gets it at the end. */
const IN_TAMIL = '(?:ta/)?';

/**
 * A list's page, filter, order and category stand in the query, where no static page can read them: each
 * combination is rewritten to a static page of its own. Next compiles every rewrite for every request it answers, so
 * one serves all lists with the same parameters.
 *
 * @param {string} lists a regular expression of their paths
 * @param {{ key: string, value: string, absent: string }[]} parameters
 * @returns {Rewrite[]}
 */
function listRewrites(lists, parameters) {
  const subsets = [...Array(2 ** parameters.length).keys()].slice(1).reverse();
  return subsets
    .map((bits) =>
      parameters.map((parameter, index) => ({ ...parameter, given: Boolean(bits & (1 << index)) })),
    )
    .sort((a, b) => b.filter((p) => p.given).length - a.filter((p) => p.given).length)
    .map((choice) => ({
      source: `/:list(${IN_TAMIL}(?:${lists}))`,
      has: choice
        .filter(({ given }) => given)
        .map(({ key, value }) => ({ type: 'query', key, value: `(?<${key}>${value})` })),
      destination: `/:list/${choice.map(({ key, given, absent }) => (given ? `:${key}` : absent)).join('/')}`,
    }));
}

const SORT = { key: 'sort', value: SORTS, absent: 'featured' };
const PAGE = { key: 'page', value: LATER_PAGE, absent: '1' };
const FILTER = { key: 'filter', value: FILTERS, absent: 'all' };
const CATEGORY = { key: 'category', value: SLUG, absent: 'all' };

/** The lists, as regular expressions of their paths, and what in a query makes another page of them. */
const LISTS = [
  { lists: 'category/[^/]+', parameters: [SORT, FILTER, PAGE] },
  { lists: 'today-special|search/[^/]+', parameters: [CATEGORY, SORT, FILTER, PAGE] },
];
/** What is searched for, where the search form sends it without a script. */
const SEARCH = { lists: 'search', parameters: [{ key: 'q', value: '.+' }] };

const TOP_FILES = 'favicon\\.ico|robots\\.txt|sitemap\\.xml|product-feed\\.xml';
/**
 * What has no language, as a regular expression of what follows the first slash: calls, the framework's own, files at the
 * top and in the folders of public/.
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

/** An old address of the specials, which the first rewrite makes theirs. */
const SPECIALS_OF_OLD = { lists: 'today-special/[^/]+', parameters: [CATEGORY, SORT, FILTER, PAGE] };

const VIEWS = [...LISTS, SPECIALS_OF_OLD, SEARCH].map(({ lists, parameters }) => ({
  path: new RegExp(`^/${IN_TAMIL}(?:${lists})$`),
  parameters: parameters.map(({ key, value }) => ({ key, value: new RegExp(`^(?:${value})$`, 's') })),
}));

/**
 * What of an address is the page, as the rewrites read it: its path with the parameters they take, each at its last
 * value and in one order. All else that stands in a query, as where a visitor comes from, leads to the same page.
 *
 * @param {string} address path and query
 */
export function pageOf(address) {
  const queryAt = address.indexOf('?');
  if (queryAt < 0) return address;
  const path = address.slice(0, queryAt);
  const view = VIEWS.find((one) => one.path.test(path));
  if (!view) return path;
  const given = new URLSearchParams(address.slice(queryAt));
  const taken = new URLSearchParams();
  for (const { key, value } of view.parameters) {
    const last = given.getAll(key).at(-1);
    if (last !== undefined && value.test(last)) taken.set(key, last);
  }
  // why: a browser of 2022 has no `size` of these
  const query = String(taken);
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Inner addresses behind the ones a shopper sees. Each rewrite is applied to what the last one made: English, which
 * has no language in its addresses, gets it at the end.
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
