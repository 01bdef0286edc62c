import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'The cart accepts one more than there is in stock.',
  part: 'rules of both',
  file: 'lib/domain/quantity.ts',
  within: 'return Math.max(0, Math.min(stock, MAX_LINE_QUANTITY))',
  find: 'Math.min(stock, MAX_LINE_QUANTITY)',
  plant: 'Math.min(stock + 1, MAX_LINE_QUANTITY)',
  seenBy: { unit: ['lib/domain/rules.test.ts', 'shop-api/modules/cart/cart.test.ts'] },
};
