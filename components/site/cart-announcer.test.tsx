import { act, render, screen } from '@testing-library/react';
import { setQuantity } from '@/lib/client/cart/cart-queue';
import { cartOf, forgetEverything, lineOf, tomato } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { CartAnnouncer } from './cart-announcer';
import { useCartCount } from './use-cart-count';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

function Count() {
  return <p>In the cart: {useCartCount()}</p>;
}

beforeEach(forgetEverything);

test.each([
  ['/', 'Cart, 2 items'],
  ['/cart', 'Cart, 2 items, ₹60'],
  ['/ta/cart', 'Cart, 2 items, ₹60'],
])('at %s a change of the cart is announced as "%s"', async (at, said) => {
  pathname = at;
  fakeBff({
    'GET /api/cart': () => cartOf(1, [lineOf(tomato, 1)]),
    'PUT /api/cart/lines/:id': () => ({ cart: cartOf(2, [lineOf(tomato, 2)]) }),
  });
  render(
    <>
      <CartAnnouncer />
      <Count />
    </>,
  );
  await screen.findByText('In the cart: 1');
  await act(() => setQuantity(tomato, 2));
  expect(await screen.findByText(said)).toBeInTheDocument();
});
