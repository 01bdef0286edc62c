import { OrderConfirm } from './orders';
import { cartTotalWire, rupeesWire } from './wire';

test.each([10.005, 0.004, 0.001, 1_234_567.891])('%d is no whole number of paise', (rupees) => {
  expect(rupeesWire.safeParse(rupees).success).toBe(false);
  expect(cartTotalWire.safeParse(rupees).success).toBe(false);
});

test.each([0, 0.01, 19.99, 0.1 + 0.2, 1_234_567.89, 10_000_000])(
  '%d is a whole number of paise',
  (rupees) => {
    expect(rupeesWire.parse(rupees)).toBe(rupees);
  },
);

test('the largest total of a cart is exact', () => {
  expect(cartTotalWire.safeParse(999_999_999_999.99).success).toBe(true);
  expect(cartTotalWire.safeParse(1e300).success).toBe(false);
});

test.each([10.004, '10.004'])('an order with a total of %j is refused, not rounded', (expected_total) => {
  const order = { user_id: '7', shipping_address_id: 3, payment_type: 'COD', expected_total };
  expect(OrderConfirm.input.safeParse(order).success).toBe(false);
});
