import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'The promotion is shown, but not subtracted from the total.',
  part: 'rules of both',
  file: 'lib/domain/pricing.ts',
  find: 'subtractPaise(subtotal, promotion)',
  plant: 'subtotal',
  seenBy: { unit: ['lib/domain/pricing.test.ts'], e2e: { file: 'promotion.spec.ts' } },
};
