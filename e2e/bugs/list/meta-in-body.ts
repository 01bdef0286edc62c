import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'The meta tags of a product are in the body, where link previews do not read them.',
  part: 'storefront',
  file: 'lib/seo/product-data.tsx',
  find: '<ProductTags product={product} />',
  plant: '<noscript><ProductTags product={product} /></noscript>',
  seenBy: {
    unit: ['lib/seo/product-data.test.ts'],
    e2e: { file: 'link-preview.spec.ts', test: 'a product says its price' },
  },
};
