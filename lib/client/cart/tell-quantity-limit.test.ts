import { takeWaitingToasts } from '@/lib/client/toast-store';
import { tellQuantityLimit } from './tell-quantity-limit';

test.each([
  [0, 'Out of Stock'],
  [2, 'Only 2 left.'],
])('with a stock of %d it says "%s"', (stock, message) => {
  tellQuantityLimit(stock);
  expect(takeWaitingToasts()).toMatchObject([{ message }]);
});
