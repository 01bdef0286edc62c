import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'An order whose response was lost is placed a second time by the retry.',
  part: 'storefront',
  file: 'lib/shop/orders.ts',
  within: '(await shopFetch(OrderConfirm, input, { ...caller, idempotencyKey }))',
  find: '{ ...caller, idempotencyKey }',
  plant: '{ ...caller, idempotencyKey: crypto.randomUUID() }',
  seenBy: {
    unit: ['lib/shop/orders.test.ts'],
    e2e: { file: 'order-failures.spec.ts', test: 'whose response is lost, and the cart too' },
  },
};
