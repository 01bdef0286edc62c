import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'What link previews read of a product stands in the body, where they do not look.',
  part: 'storefront',
  file: 'lib/seo/product-data.tsx',
  find: '<ProductTags product={product} />',
  plant: '<noscript><ProductTags product={product} /></noscript>',
  seenBy: {
    unit: ['lib/seo/product-data.test.ts'],
    e2e: { file: 'link-preview.spec.ts', test: 'a product says its price' },
  },
};
