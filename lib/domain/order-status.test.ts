import { SPEC_STATUSES } from '@/lib/messages/testing/spec-texts';
import { canCancel, canMove, isUnderWay, ORDER_STATUSES } from './order-status';

test('[4.status.values] spec 4: delivery statuses are what orders carry, and one for orders that were called off', () => {
  expect(ORDER_STATUSES).toEqual([...SPEC_STATUSES, 'Order Cancelled']);
});

test('an order is called off while it is Pending, and the operator never moves it there or on from there', () => {
  expect(ORDER_STATUSES.filter(canCancel)).toEqual(['Pending']);
  for (const status of ORDER_STATUSES) {
    expect([canMove(status, 'Order Cancelled'), canMove('Order Cancelled', status)]).toEqual([false, false]);
  }
});

test('an order is under way until it is delivered, returned or called off', () => {
  expect(ORDER_STATUSES.filter(isUnderWay)).toEqual(['Pending', 'Confirm', 'Out for Delivery']);
});
