import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Searching in Tamil script finds nothing.',
  part: 'shop API',
  file: 'shop-api/modules/catalogue/fold.ts',
  find: "romaniseTamil(text.normalize('NFC'))",
  plant: "text.normalize('NFC')",
  seenBy: {
    unit: ['shop-api/modules/catalogue/fold.test.ts', 'shop-api/modules/catalogue/search.test.ts'],
    e2e: { file: 'language.spec.ts', test: 'a search, a pincode and a cart stay in Tamil' },
  },
};
