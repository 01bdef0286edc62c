import { addressParams } from './account';
import { setLineBody } from './cart';
import { plainCartQuery } from './cart-forms';
import { listingQuery, productParams } from './product';

const NO_IDS = ['0x10', '1e3', ' 5 ', '007', '0', '-1', '1.5', '', '2147483648', true, [7], 7.5, null];

test.each(NO_IDS)('%j is no id, in an address or in JSON', (id) => {
  expect(productParams.safeParse({ productId: id }).success).toBe(false);
  expect(addressParams.safeParse({ addressId: id }).success).toBe(false);
  expect(setLineBody.safeParse({ quantity: 1, lineId: id }).success).toBe(false);
  expect(plainCartQuery.parse({ product: id }).product).toBeUndefined();
});

test('an id is digits in an address, and a number in JSON', () => {
  expect(productParams.parse({ productId: '2147483647' })).toEqual({ productId: 2_147_483_647 });
  expect(addressParams.parse({ addressId: '10' })).toEqual({ addressId: 10 });
  expect(plainCartQuery.parse({ product: '7' }).product).toBe(7);
  expect(setLineBody.parse({ quantity: 1, lineId: 7 }).lineId).toBe(7);
  expect(setLineBody.safeParse({ quantity: 1, lineId: '7' }).success).toBe(false);
});

test.each(['1e1', '0x1', '0', ' 2'])('"%s" is no page of a listing', (page) => {
  expect(listingQuery.safeParse({ list: 'special', page }).success).toBe(false);
});

test('a listing without a page is its first one', () => {
  expect(listingQuery.parse({ list: 'special' }).page).toBe(1);
  expect(listingQuery.parse({ list: 'special', page: '10' }).page).toBe(10);
});
