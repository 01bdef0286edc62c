import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Anybody can report an order as paid.',
  part: 'shop API',
  file: 'shop-api/ports/signature.ts',
  find: 'given.length === right.length && timingSafeEqual(given, right)',
  plant: 'true',
  seenBy: { unit: ['shop-api/modules/payments/webhook.test.ts'] },
};
