import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Orders are dated as if the shop stood in Greenwich: five and a half hours off.',
  part: 'storefront',
  file: 'lib/shop/to-order.ts',
  find: "`${wire.replace(' ', 'T')}+05:30`",
  plant: "`${wire.replace(' ', 'T')}Z`",
  seenBy: {
    unit: ['lib/shop/transforms.test.ts'],
    e2e: { file: 'order-changes.spec.ts', test: 'an order is called off, and bought again' },
  },
};
