import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '@/components/site/modals/modal-host';
import { closeModal } from '@/lib/client/modal-store';
import { cartOf, forgetEverything, lineOf, tomato } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { addressSchema } from '@/lib/contract/bff/account';
import type { Cart } from '@/lib/contract/bff/cart';
import { paise } from '@/lib/domain/money';
import { fakeBff } from '@/lib/testing/fake-bff';
import CheckoutPage from '../page';

export const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };

export const ORDER = 'POST /api/orders';
export const CHECK = 'POST /api/cart/check';
export const home = addressSchema.parse({
  id: 7,
  isDefault: true,
  served: true,
  name: 'Meena Sundaram',
  mobile: '9843012345',
  email: '',
  address: '14 Kamaraj Street',
  area: 'R.S. Puram',
  landmark: 'Near Murugan Kovil',
  city: 'Coimbatore',
  pincode: '641002',
});
const meena = { customer: { name: 'Meena', mobile: '9843012345' }, suspended: false };
export const filled = cartOf(3, [lineOf(tomato, 2)]);

beforeEach(async () => {
  sessionStorage.clear();
  await forgetEverything();
});
afterEach(() => {
  closeModal();
  takeWaitingToasts();
  jest.useRealTimers();
  router.push.mockClear();
  router.replace.mockClear();
});

/** A cart check without problems. */
export function passing(cart: Cart) {
  return { problems: [], priceChanges: [], subtotal: paise(6000), openPayment: 0, cart };
}

type Setup = { addresses?: unknown[] | Promise<unknown[]>; cart?: Cart };

export function start({ addresses = [home], cart = filled }: Setup = {}) {
  const bff = fakeBff({
    'GET /api/session': () => meena,
    'GET /api/cart': () => cart,
    'GET /api/addresses': async () => ({ addresses: await addresses }),
    'GET /api/pincode-alerts': () => ({ pincodes: [] }),
    [CHECK]: () => passing(cart),
    [ORDER]: () => ({ orderId: 'KD1' }),
  });
  const screenOf = render(
    <>
      <CheckoutPage />
      <ModalHost />
    </>,
  );
  return { bff, ...screenOf };
}

export async function open(setup: Parameters<typeof start>[0] = {}) {
  const started = start(setup);
  const { bff } = started;
  const user = userEvent.setup();
  await screen.findByRole('region', { name: 'Order summary' });
  await waitFor(() => expect(bff.callsOf('GET /api/addresses')).not.toHaveLength(0));
  const [first] = await screen.findAllByText(/^(No addresses available\.|Meena Sundaram|Kavin)$/);
  expect(first).toBeVisible();
  return { ...started, user };
}

export const complete = () => screen.getAllByRole('button', { name: 'Complete Order' })[0] as HTMLElement;
export const popup = (name: string) => screen.findByRole('alertdialog', { name });
export const payOnline = () => screen.getByRole('radio', { name: 'UPI / Credit / Debit Card / Netbanking' });
export const payOnDelivery = () => screen.getByRole('radio', { name: 'Cash On Delivery' });
