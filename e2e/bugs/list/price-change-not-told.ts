import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'A price that changed since it was put into the cart is passed over by the cart check.',
  part: 'shop API',
  file: 'shop-api/modules/cart/check.ts',
  find: 'hasPriceChange(checked)',
  plant: 'false',
  seenBy: {
    unit: ['shop-api/modules/cart/cart-check.test.ts'],
    e2e: { file: 'cart-page.spec.ts', test: 'a price that changed is told' },
  },
};
