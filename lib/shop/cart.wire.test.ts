import { customer, guest, overTheWire } from '@/lib/testing/over-the-wire';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { cartState, cartWire } from '@/lib/testing/wire-cart';
import { acceptChanges, checkCart, emptyCart, getCart, removeLines, setLine } from './cart';

setStorefrontEnv();

const ofGuest = { user_id: 'guest_1', user_type: 'guest' };
const ofCustomer = { user_id: '7', user_type: '' };
const byWeb = { order_by: 'web' };

test.each([
  ['a guest', guest, ofGuest],
  ['a customer', customer, ofCustomer],
])('the cart of %s has its lines, its credit and the limits of the shop', async (_who, caller, identity) => {
  const { sent, result } = await overTheWire({ data: { status: 1, ...cartWire } }, () => getCart(caller));
  expect(sent).toEqual({ call: 'GET /cartlisting', ...caller, input: { ...identity, ...byWeb } });
  expect(result).toEqual(cartState);
});

test('a shop that takes online payment says so, and an ordered cart names its order', async () => {
  const data = { status: 1, ...cartWire, online_payment: '1', ordered_as: 'KD7Q2M9X4TBA' };
  const { result } = await overTheWire({ data }, () => getCart(customer));
  expect(result).toEqual({ ...cartState, onlinePayment: true, orderedAs: 'KD7Q2M9X4TBA' });
});

const writes = [
  [
    'setting a quantity',
    () => setLine(guest, { productId: 2, quantity: 3 }),
    '/cartupdate',
    { ...byWeb, product_id: 2, quantity: 3 },
  ],
  [
    'putting a removed line back in its place',
    () => setLine(guest, { productId: 31, quantity: 1, lineId: 52 }),
    '/cartupdate',
    { ...byWeb, product_id: 31, quantity: 1, cart_id: 52 },
  ],
  ['emptying the cart', () => emptyCart(guest), '/cartempty', {}],
  ['accepting changed prices', () => acceptChanges(guest), '/cartPriceUpdate', {}],
] as const;

test.each(writes)('%s answers the whole cart', async (_change, work, path, input) => {
  const { sent, result } = await overTheWire({ data: { status: 1, message: 'Done.', ...cartWire } }, work);
  expect(sent).toEqual({ call: `POST ${path}`, ...guest, input: { ...ofGuest, ...input } });
  expect(result).toEqual({ state: cartState });
});

test.each(writes)('%s that did less than requested has the message of the shop', async (_change, work) => {
  const message = 'Only 3 left.';
  const { result } = await overTheWire({ data: { status: 2, message, ...cartWire } }, work);
  expect(result).toEqual({ state: cartState, message });
});

const okra = { cart_id: 51, product_id: 2, product_name: 'Okra' };
const mint = { cart_id: 52, product_id: 31, product_name: 'Mint' };
const onion = { cart_id: 53, product_id: 4, product_name: 'Onion' };
const check = {
  outOfStock: [mint, okra],
  variantChange: [okra],
  unitChange: [mint],
  inActiveProduct: [onion],
  inActiveCatProduct: [okra, onion],
  productPriceChange: [
    { ...okra, old_price: 19, new_price: 20.1 },
    { ...onion, old_price: 40.5, new_price: 38 },
  ],
  totalPrice: 60.3,
  open_payment: 115.8,
};
const okraLine = { lineId: 51, productId: 2, name: 'Okra' };
const mintLine = { lineId: 52, productId: 31, name: 'Mint' };
const onionLine = { lineId: 53, productId: 4, name: 'Onion' };

test.each([
  ['checking the cart', () => checkCart(customer), '/cartcheck', {}],
  ['removing lines', () => removeLines(customer, [51, 53]), '/cartcheckremove', { cart_ids: '51,53' }],
] as const)('[d3.cartcheck] %s answers each problem with its line', async (_what, work, path, input) => {
  const { sent, result } = await overTheWire({ data: { ...check, ...cartWire } }, work);
  expect(sent).toEqual({ call: `POST ${path}`, ...customer, input: { ...ofCustomer, ...input } });
  expect(result).toEqual({
    problems: [
      { ...mintLine, problem: 'outOfStock' },
      { ...okraLine, problem: 'outOfStock' },
      { ...okraLine, problem: 'variantChange' },
      { ...mintLine, problem: 'unitChange' },
      { ...onionLine, problem: 'inActiveProduct' },
      { ...okraLine, problem: 'inActiveCatProduct' },
      { ...onionLine, problem: 'inActiveCatProduct' },
    ],
    priceChanges: [
      { ...okraLine, oldPrice: 1900, newPrice: 2010 },
      { ...onionLine, oldPrice: 4050, newPrice: 3800 },
    ],
    subtotal: 6030,
    openPayment: 11_580,
    state: cartState,
  });
});
