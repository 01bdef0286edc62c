import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Converting rupees to paise truncates instead of rounding: ₹19.99 becomes ₹19.98.',
  part: 'rules of both',
  file: 'lib/domain/money.ts',
  find: 'Math.round(rupees * 100)',
  plant: 'Math.trunc(rupees * 100)',
  seenBy: { unit: ['lib/domain/pricing.test.ts'] },
};
