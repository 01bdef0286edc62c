import { act, renderHook, waitFor } from '@testing-library/react';
import { useCart } from '@/lib/client/cart/use-cart';
import { cartOf, forgetEverything, lineOf, tomato } from '@/lib/client/testing/carts';
import { paise } from '@/lib/domain/money';
import { fakeBff } from '@/lib/testing/fake-bff';
import { cancelOrder } from './order-changes';

beforeEach(forgetEverything);

test('the promotion credit of a cancelled order is offered in the cart again', async () => {
  const spent = cartOf(1, [lineOf(tomato, 1)]);
  const bff = fakeBff({
    'GET /api/cart': () => spent,
    'POST /api/orders/:id/cancel': () => ({ message: 'Your order is cancelled.' }),
  });
  const { result } = renderHook(() => useCart());
  await waitFor(() => expect(result.current.cart).toBeDefined());
  bff.on('GET /api/cart', () => ({ ...spent, promotionCredit: paise(5_000) }));
  await act(async () => void (await cancelOrder('KD10482')));
  await waitFor(() => expect(result.current.cart?.promotionCredit).toBe(5_000));
});
