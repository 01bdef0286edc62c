import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Orders are accepted for pincodes that the shop does not deliver to.',
  part: 'shop API',
  file: 'shop-api/modules/delivery/service.ts',
  find: 'refused.length > 0 && (await hasServedPlaces(db))',
  plant: 'false',
  seenBy: {
    unit: ['shop-api/modules/delivery/delivery.test.ts', 'shop-api/modules/checkout/place-order.test.ts'],
    e2e: { file: 'delivery.spec.ts', test: 'says so in checkout, and no order is taken' },
  },
};
