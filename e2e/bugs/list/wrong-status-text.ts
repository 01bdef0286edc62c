import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Every order status is shown with the text of the first one.',
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
