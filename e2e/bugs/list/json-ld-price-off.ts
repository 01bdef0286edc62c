import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'JSON-LD shows search engines the price without the offer.',
  part: 'storefront',
  file: 'lib/seo/product-data.tsx',
  find: 'unitPayPrice(product)',
  plant: 'product.price',
  seenBy: {
    unit: ['lib/seo/product-data.test.ts'],
    e2e: { file: 'structured-data.spec.ts', test: 'an offer says its unit price' },
  },
};
