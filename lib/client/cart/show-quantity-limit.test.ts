import { takeWaitingToasts } from '@/lib/client/toast-store';
import { showQuantityLimit } from './show-quantity-limit';

test.each([
  [0, 'Out of Stock'],
  [2, 'Only 2 left.'],
  [99, 'At most 99 of one product in an order.'],
])('with a stock of %d it says "%s"', (stock, message) => {
  showQuantityLimit(stock);
  expect(takeWaitingToasts()).toMatchObject([{ message }]);
});
