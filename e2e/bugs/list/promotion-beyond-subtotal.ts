import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'A credit larger than the subtotal is used up entirely, and the total falls below 0.',
  part: 'rules of both',
  file: 'lib/domain/pricing.ts',
  find: 'Math.min(promotionCredit, subtotal)',
  plant: 'promotionCredit',
  seenBy: {
    unit: ['lib/domain/pricing.test.ts'],
    e2e: { file: 'promotion.spec.ts', test: 'a credit that covers the subtotal' },
  },
};
