import { SPEC_STATUSES } from '@/lib/messages/testing/spec-texts';
import { canCancel, canMove, isUnderWay, ORDER_STATUSES } from './order-status';

test('[4.status.values] spec 4: orders have the delivery statuses of the spec, and one for cancelled orders', () => {
  expect(ORDER_STATUSES).toEqual([...SPEC_STATUSES, 'Order Cancelled']);
});

test('a shopper can cancel a Pending order, and the operator’s status changes never lead to or from Order Cancelled', () => {
  expect(ORDER_STATUSES.filter(canCancel)).toEqual(['Pending']);
  for (const status of ORDER_STATUSES) {
    expect([canMove(status, 'Order Cancelled'), canMove('Order Cancelled', status)]).toEqual([false, false]);
  }
});

test('an order is under way until it is delivered, returned or cancelled', () => {
  expect(ORDER_STATUSES.filter(isUnderWay)).toEqual(['Pending', 'Confirm', 'Out for Delivery']);
});
