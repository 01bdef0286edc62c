import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Anybody who knows an order number can read the order.',
  part: 'shop API',
  file: 'shop-api/modules/orders/repository.ts',
  find: 'and(eq(orders.customerId, customerId), eq(orders.id, id))',
  plant: 'eq(orders.id, id)',
  seenBy: {
    unit: [
      'shop-api/modules/order-history/order-history.test.ts',
      'shop-api/modules/checkout/cancel-order.test.ts',
    ],
    e2e: { file: 'order-changes.spec.ts', test: 'an order of somebody else is not found' },
  },
};
