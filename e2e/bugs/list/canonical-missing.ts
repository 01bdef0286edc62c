import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Pages have no canonical link, so search engines choose among the spellings of a URL.',
  part: 'storefront',
  file: 'lib/seo/page-metadata.ts',
  within: 'canonical: address',
  find: 'address',
  plant: 'undefined',
  seenBy: {
    unit: ['lib/seo/product-data.test.ts'],
    e2e: { file: 'search-engines.spec.ts', test: 'has a title, a description, one address' },
  },
};
