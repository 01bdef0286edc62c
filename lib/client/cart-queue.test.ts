import { waitFor } from '@testing-library/react';
import { fakeBff } from '@/lib/testing/fake-bff';
import { pendingLines, setQuantity, subscribeToPending } from './cart-queue';
import { cartOf, forgetEverything, later, tomato } from './testing/carts';

const LINE = 'PUT /api/cart/lines/:id';

beforeEach(forgetEverything);

test('what is drawn later is kept, known and on its way at once', async () => {
  const { callsOf } = fakeBff({
    'GET /api/cart': () => cartOf(1, []),
    [LINE]: () => later<unknown>().promise,
  });
  const drawn = jest.fn();
  const stop = subscribeToPending(drawn);
  let draw = () => {};
  void setQuantity(tomato, 3, (run) => {
    draw = run;
  });
  expect(pendingLines()).toMatchObject([{ product: { id: tomato.id }, quantity: 3 }]);
  expect(sessionStorage.getItem('koodai-unsaved-cart')).toContain(tomato.name);
  await waitFor(() => expect(callsOf(LINE)).toHaveLength(1));
  expect(drawn).not.toHaveBeenCalled();
  draw();
  expect(drawn).toHaveBeenCalledTimes(1);
  stop();
});
