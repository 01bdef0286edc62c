import { render, screen, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { forgetCart } from '@/lib/client/cart/cart-store';
import { cartOf, forgetEverything, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import { useCartCount } from './use-cart-count';

const CART = 'GET /api/cart';

function Count() {
  return <p>In the cart: {useCartCount() ?? 'unknown'}</p>;
}

beforeEach(forgetEverything);

/** Opens the page, waits until it shows this count, and closes it. */
async function opened(says: string): Promise<void> {
  const { unmount } = render(<Count />);
  expect(await screen.findByText(`In the cart: ${says}`)).toBeVisible();
  unmount();
}

test('[8.network.silent] [d33.stale] when the cart cannot be read, the last known count is shown', async () => {
  fakeBff({ [CART]: () => cartOf(1, [lineOf(tomato, 2), lineOf(okra, 1), lineOf(okra, 4, { stock: 0 })]) });
  await opened('3');
  await mutate(() => true, undefined, { revalidate: true });
  fakeBff({ [CART]: lost });
  await opened('3');
});

test('the next shopper of this browser does not see the last known count', async () => {
  fakeBff({ [CART]: () => cartOf(1, [lineOf(tomato, 2)]) });
  await opened('2');
  forgetCart();
  await mutate(() => true, undefined, { revalidate: true });
  const bff = fakeBff({ [CART]: lost });
  render(<Count />);
  await waitFor(() => expect(bff.callsOf(CART)).not.toHaveLength(0));
  expect(screen.getByText('In the cart: unknown')).toBeVisible();
});
