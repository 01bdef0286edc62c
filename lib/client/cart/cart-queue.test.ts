import { waitFor } from '@testing-library/react';
import { cartOf, forgetEverything, later, lineOf, tomato } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { pendingLines, setQuantity, subscribeToPending, whenSettled } from './cart-queue';

const LINE = 'PUT /api/cart/lines/:id';

beforeEach(forgetEverything);

test('a change whose rendering is delayed is stored, readable and sent at once', async () => {
  const { callsOf } = fakeBff({
    'GET /api/cart': () => cartOf(1, []),
    [LINE]: () => later<unknown>().promise,
  });
  const listener = jest.fn();
  const stop = subscribeToPending(listener);
  let draw = () => {};
  void setQuantity(tomato, 3, (run) => {
    draw = run;
  });
  expect(pendingLines()).toMatchObject([{ product: { id: tomato.id }, quantity: 3 }]);
  expect(sessionStorage.getItem('koodai-unsaved-cart')).toContain(tomato.name);
  await waitFor(() => expect(callsOf(LINE)).toHaveLength(1));
  expect(listener).not.toHaveBeenCalled();
  draw();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('waiting for the writes leaves no listener for the connection', async () => {
  fakeBff({
    'GET /api/cart': () => cartOf(1, []),
    [LINE]: () => ({ cart: cartOf(2, [lineOf(tomato, 3)]) }),
  });
  const added = jest.spyOn(window, 'addEventListener');
  void setQuantity(tomato, 3);
  await whenSettled();
  const waits = added.mock.calls.filter(([type]) => type === 'offline').map(([, , options]) => options);
  expect(waits).toEqual([{ once: true, signal: expect.objectContaining({ aborted: true }) }]);
  added.mockRestore();
});
