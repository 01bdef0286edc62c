import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Anybody can tell the shop that an order is paid.',
  part: 'shop API',
  file: 'shop-api/ports/signature.ts',
  find: 'given.length === right.length && timingSafeEqual(given, right)',
  plant: 'true',
  seenBy: { unit: ['shop-api/modules/payments/webhook.test.ts'] },
};
