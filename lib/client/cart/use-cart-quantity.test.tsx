import { act, renderHook, waitFor } from '@testing-library/react';
import { changeShopper } from '@/lib/client/session/shopper-signals';
import { cartOf, forgetEverything, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { setQuantity } from './cart-queue';
import { useCart, useCartQuantity } from './use-cart';

const CART = 'GET /api/cart';
const LINE = 'PUT /api/cart/lines/:id';

beforeEach(forgetEverything);

/** Renders a card after the cart is known. */
async function knownQuantityOf(product: typeof tomato, cart = cartOf(1, [lineOf(tomato, 2)])) {
  const bff = fakeBff({ [CART]: () => cart });
  const { result } = renderHook(useCart);
  await waitFor(() => expect(result.current.cart).toBeDefined());
  const rendered = jest.fn();
  const card = renderHook(() => {
    rendered();
    return useCartQuantity(product.id);
  }).result;
  rendered.mockClear();
  return { bff, card, rendered };
}

test('a component with the quantity of one product does not re-render for another product', async () => {
  const { bff, card, rendered } = await knownQuantityOf(okra);
  bff.on(LINE, () => ({ cart: cartOf(2, [lineOf(tomato, 4)]) }));
  await act(async () => void (await setQuantity(tomato, 4)));
  expect(rendered).not.toHaveBeenCalled();
  bff.on(LINE, () => ({ cart: cartOf(3, [lineOf(tomato, 4), lineOf(okra, 1)]) }));
  await act(async () => void (await setQuantity(okra, 1)));
  expect(card.current).toBe(1);
});

test('a card that mounted after the cart was loaded clears its quantity when the shopper changes', async () => {
  const { bff, card } = await knownQuantityOf(tomato);
  expect(card.current).toBe(2);
  bff.on(CART, () => cartOf(1, [], 'owner-2'));
  await act(async () => void (await changeShopper({ customer: null, suspended: false })));
  expect(card.current).toBe(0);
  bff.on(CART, () => cartOf(1, [lineOf(tomato, 2)], 'owner-3'));
  await act(async () => void (await changeShopper({ customer: null, suspended: false })));
  expect(card.current).toBe(2);
});
