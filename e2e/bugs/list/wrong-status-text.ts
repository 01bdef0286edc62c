import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Each step of an order is told in the words of its first one.',
  part: 'shop API',
  file: 'shop-api/modules/order-history/to-wire.ts',
  within: ': status,\n    }))',
  find: 'status',
  plant: 'entries[0]?.status ?? status',
  seenBy: {
    unit: ['shop-api/modules/order-history/status-machine.test.ts'],
    e2e: { file: 'examples/first-suite.spec.ts', test: 'an order is followed to the door' },
  },
};
