import { tellQuantityLimit } from './tell-quantity-limit';
import { takeWaitingToasts } from './toast-store';

test.each([
  [0, 'Out of Stock'],
  [2, 'Only 2 left.'],
])('with a stock of %d it says "%s"', (stock, message) => {
  tellQuantityLimit(stock);
  expect(takeWaitingToasts()).toMatchObject([{ message }]);
});
