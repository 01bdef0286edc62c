import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Further pages of a filtered list, loaded while scrolling, are not filtered.',
  part: 'browser',
  file: 'lib/client/use-product-pages.ts',
  find: 'keys.products({ ...listing, language }, loaded.page + 1)',
  plant: 'keys.products({ ...listing, language, filter: undefined }, loaded.page + 1)',
  seenBy: {
    unit: ['lib/client/use-product-pages.test.tsx'],
    e2e: { file: 'listing.spec.ts', test: 'a filtered list that loads more pages' },
  },
};
