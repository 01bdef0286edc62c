import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'The pages that a narrowed list loads as one scrolls are not narrowed.',
  part: 'browser',
  file: 'lib/client/use-product-pages.ts',
  find: 'keys.products({ ...listing, language }, loaded.page + 1)',
  plant: 'keys.products({ ...listing, language, filter: undefined }, loaded.page + 1)',
  seenBy: {
    unit: ['lib/client/use-product-pages.test.tsx'],
    e2e: { file: 'listing.spec.ts', test: 'a narrowed list that loads on' },
  },
};
