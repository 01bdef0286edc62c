import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'An address is accepted although its pincode belongs to another city.',
  part: 'shop API',
  file: 'shop-api/modules/address/service.ts',
  find: 'await isPincodeOf(db, city, pincode)',
  plant: 'true',
  seenBy: { unit: ['shop-api/modules/address/address.test.ts'] },
};
