import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '@/components/site/modals/modal-host';
import { FreeDeliveryProvider } from '@/lib/client/free-delivery';
import { closeModal } from '@/lib/client/modal-store';
import { cartOf, forgetEverything, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import { type ToastRequest, takeWaitingToasts } from '@/lib/client/toast-store';
import type { Cart, CartLine } from '@/lib/contract/bff/cart';
import { paise } from '@/lib/domain/money';
import { fakeBff } from '@/lib/testing/fake-bff';
import CartPage from '../page';

export const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/cart',
  useSearchParams: () => new URLSearchParams(),
}));

export const CHECK = 'POST /api/cart/check';
export const REMOVE = 'POST /api/cart/check/remove';
export const LINE = 'PUT /api/cart/lines/:id';
const meena = { customer: { name: 'Meena', mobile: '9843012345' }, suspended: false };
export const guest = { customer: null, suspended: false };
export const tomatoes = lineOf(tomato, 2, { name2: 'தக்காளி' });
export const okras = lineOf(okra, 1);

beforeEach(forgetEverything);
afterEach(() => {
  closeModal();
  takeWaitingToasts();
  router.push.mockClear();
});

/** A cart check without problems, for a cart of ₹85. */
export function passing(cart: Cart) {
  return { problems: [], priceChanges: [], subtotal: paise(8500), openPayment: 0, cart };
}

type Setup = { session?: unknown; changes?: Partial<Cart>; isDeliveryFree?: boolean };

/** Renders the cart page with these lines, for Meena unless another session is given. */
export async function open(
  lines: CartLine[] = [tomatoes, okras],
  { session = meena, changes = {}, isDeliveryFree = true }: Setup = {},
) {
  const cart = { ...cartOf(1, lines), ...changes };
  const bff = fakeBff({
    'GET /api/cart': () => cart,
    'GET /api/session': () => session,
    [CHECK]: () => passing(cart),
  });
  const user = userEvent.setup();
  render(
    <FreeDeliveryProvider isFree={isDeliveryFree}>
      <CartPage />
      <ModalHost />
    </FreeDeliveryProvider>,
  );
  await waitFor(() => expect(bff.callsOf('GET /api/session')).not.toHaveLength(0));
  await screen.findByText(lines.length > 0 ? 'Grand Total' : 'Your Cart is Empty');
  return { bff, cart, user };
}

export const proceed = () => screen.getAllByRole('button', { name: 'Proceed to Checkout' })[0] as HTMLElement;
export const popup = (name: string) => screen.findByRole('alertdialog', { name });
export const toasts = () => takeWaitingToasts().map(({ message }) => message);
export const rowOf = (name: RegExp) => screen.getByRole('row', { name });

/** Waits for the next toast. */
export async function nextToast(): Promise<ToastRequest> {
  let next: ToastRequest | undefined;
  await waitFor(() => {
    [next] = takeWaitingToasts();
    expect(next).toBeDefined();
  });
  if (!next) throw new Error('no toast');
  return next;
}
