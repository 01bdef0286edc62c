import { renderHook, waitFor } from '@testing-library/react';
import { cartOf, forgetEverything, lineOf, tomato } from '@/lib/client/testing/carts';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { acceptChanges, emptyCart, removeProblemLines } from './cart-actions';
import { useCart } from './use-cart';

beforeEach(forgetEverything);

test.each([
  ['cleared', 'DELETE /api/cart', emptyCart],
  ['rid of its problems', 'POST /api/cart/check/remove', () => removeProblemLines([101])],
  ['accepted as it is', 'POST /api/cart/check/accept', acceptChanges],
] as const)('after a failure the cart, which may be %s or not, is read again', async (_, call, write) => {
  const bff = fakeBff({ 'GET /api/cart': () => cartOf(1, [lineOf(tomato, 1)]) });
  const { result } = renderHook(useCart);
  await waitFor(() => expect(result.current.lines).toHaveLength(1));
  bff.on(call, () => {
    bff.on('GET /api/cart', () => cartOf(2, []));
    return answer(503, { error: { code: 'unavailable', message: '' } });
  });
  await expect(write()).rejects.toThrow();
  await waitFor(() => expect(result.current.lines).toEqual([]));
});
