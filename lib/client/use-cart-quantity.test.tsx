import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeBff } from '@/lib/testing/fake-bff';
import { setQuantity } from './cart-queue';
import { changeShopper } from './shopper-signals';
import { cartOf, forgetEverything, lineOf, okra, tomato } from './testing/carts';
import { useCart, useCartQuantity } from './use-cart';

const CART = 'GET /api/cart';
const LINE = 'PUT /api/cart/lines/:id';

beforeEach(forgetEverything);

/** Of a card that comes when the cart is known. */
async function knownQuantityOf(product: typeof tomato, cart = cartOf(1, [lineOf(tomato, 2)])) {
  const bff = fakeBff({ [CART]: () => cart });
  const { result } = renderHook(useCart);
  await waitFor(() => expect(result.current.cart).toBeDefined());
  const drawn = jest.fn();
  const card = renderHook(() => {
    drawn();
    return useCartQuantity(product.id);
  }).result;
  drawn.mockClear();
  return { bff, card, drawn };
}

test('who shows how many of one product are in the cart is not drawn anew for another', async () => {
  const { bff, card, drawn } = await knownQuantityOf(okra);
  bff.on(LINE, () => ({ cart: cartOf(2, [lineOf(tomato, 4)]) }));
  await act(async () => void (await setQuantity(tomato, 4)));
  expect(drawn).not.toHaveBeenCalled();
  bff.on(LINE, () => ({ cart: cartOf(3, [lineOf(tomato, 4), lineOf(okra, 1)]) }));
  await act(async () => void (await setQuantity(okra, 1)));
  expect(card.current).toBe(1);
});

test('a card that came when the cart was known forgets it with the shopper', async () => {
  const { bff, card } = await knownQuantityOf(tomato);
  expect(card.current).toBe(2);
  bff.on(CART, () => cartOf(1, [], 'owner-2'));
  await act(async () => void (await changeShopper({ customer: null, suspended: false })));
  expect(card.current).toBe(0);
  bff.on(CART, () => cartOf(1, [lineOf(tomato, 2)], 'owner-3'));
  await act(async () => void (await changeShopper({ customer: null, suspended: false })));
  expect(card.current).toBe(2);
});
