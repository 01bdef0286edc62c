import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'What is sold out still has its button to add it.',
  part: 'browser',
  file: 'components/catalog/card/cart-control.tsx',
  find: 'max === 0 && quantity === 0',
  plant: 'false',
  seenBy: {
    unit: ['components/catalog/card/product-card.test.tsx'],
    e2e: { file: 'examples/first-suite.spec.ts', test: 'what is sold out says so' },
  },
};
