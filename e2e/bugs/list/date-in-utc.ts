import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Order dates are in UTC instead of Indian time: five and a half hours off.',
  part: 'storefront',
  file: 'lib/domain/india-time.ts',
  find: "`${dateTime.replace(' ', 'T')}${OFFSET}`",
  plant: "`${dateTime.replace(' ', 'T')}Z`",
  seenBy: {
    unit: ['lib/domain/india-time.test.ts'],
    e2e: { file: 'order-changes.spec.ts', test: 'an order is cancelled, and bought again' },
  },
};
