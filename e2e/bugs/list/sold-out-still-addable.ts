import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'A sold-out product still has its Add to Cart button.',
  part: 'browser',
  file: 'components/catalog/card/cart-control.tsx',
  find: 'max === 0 && quantity === 0',
  plant: 'false',
  seenBy: {
    unit: ['components/catalog/card/product-card.test.tsx'],
    e2e: { file: 'examples/first-suite.spec.ts', test: 'what is sold out says so' },
  },
};
