import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'The cart check ignores a price that changed since the product was added.',
  part: 'shop API',
  file: 'shop-api/modules/cart/check.ts',
  find: 'hasPriceChange(checked)',
  plant: 'false',
  seenBy: {
    unit: ['shop-api/modules/cart/cart-check.test.ts'],
    e2e: { file: 'cart-page.spec.ts', test: 'a price that changed is told' },
  },
};
