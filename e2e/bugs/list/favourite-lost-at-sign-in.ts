import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'A guest who marks a favourite and signs in has to mark it again.',
  part: 'browser',
  file: 'lib/client/use-marked-products.ts',
  find: 'signedIn && saveOrShowWhy(mark, product, true)',
  plant: 'signedIn',
  seenBy: { unit: ['lib/client/use-favourites.test.tsx'], e2e: { file: 'stock-alert.spec.ts' } },
};
