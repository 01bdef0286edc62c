const SORTS = 'price_asc|price_desc|name|discount|unit_price';
const PRICES = 'under-30|30-60|60-100|over-100';
/** Each filter in the one order of lib/domain/listing-filter.ts. */
const FILTERS = `in-stock(?:\\.offer)?(?:\\.(?:${PRICES}))?|offer(?:\\.(?:${PRICES}))?|${PRICES}`;
const LATER_PAGE = '[2-9]|[1-9]\\d{1,3}';
const SLUG = '[a-z0-9-]{1,80}';

/**
 * A list's page, filter, order and category stand in the query, where no static page can read them: each
 * combination is rewritten to a static page of its own.
 */
function listRewrites(source, target, parameters) {
  const subsets = [...Array(2 ** parameters.length).keys()].slice(1).reverse();
  return subsets
    .map((bits) =>
      parameters.map((parameter, index) => ({ ...parameter, given: Boolean(bits & (1 << index)) })),
    )
    .sort((a, b) => b.filter((p) => p.given).length - a.filter((p) => p.given).length)
    .map((choice) => ({
      source,
      has: choice
        .filter(({ given }) => given)
        .map(({ key, value }) => ({ type: 'query', key, value: `(?<${key}>${value})` })),
      destination: `${target}/${choice.map(({ key, given, absent }) => (given ? `:${key}` : absent)).join('/')}`,
    }));
}

const SORT = { key: 'sort', value: SORTS, absent: 'featured' };
const PAGE = { key: 'page', value: LATER_PAGE, absent: '1' };
const FILTER = { key: 'filter', value: FILTERS, absent: 'all' };
const CATEGORY = { key: 'category', value: SLUG, absent: 'all' };

/** What has no language: calls, the framework's own, and files at the top and in the folders of public/. */
const WITHOUT_LANGUAGE = 'api/|_next/|[^/]+\\.(?:ico|txt|xml|js)$|(?:art|brand|fonts)/[^/]+\\.\\w+$';

/** @param {string} language where its pages lie below `app/[lang]` */
function viewRewrites(language) {
  return [
    { source: `${language}/today-special/:id`, destination: `${language}/today-special` },
    {
      source: `${language}/search`,
      has: [{ type: 'query', key: 'q' }],
      destination: `${language}/find`,
    },
    ...listRewrites(`${language}/category/:slug`, `${language}/category/:slug`, [SORT, FILTER, PAGE]),
    ...listRewrites(`${language}/today-special`, `${language}/today-special`, [CATEGORY, SORT, FILTER, PAGE]),
    ...listRewrites(`${language}/search/:term`, `${language}/search/:term`, [CATEGORY, SORT, FILTER, PAGE]),
  ];
}

/**
 * Inner addresses behind the ones a shopper sees. Each rewrite is applied to what the last one made: English, which
 * has no language in its addresses, gets it at the end.
 */
export function addressRewrites() {
  return {
    beforeFiles: [
      ...viewRewrites(''),
      ...viewRewrites('/ta'),
      { source: `/:path((?!ta(?:/|$)|en$|${WITHOUT_LANGUAGE}).*)`, destination: '/en/:path' },
    ],
    fallback: [{ source: '/ta/:path*', destination: '/ta/nowhere' }],
  };
}
