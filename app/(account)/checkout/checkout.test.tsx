import { screen, waitFor, within } from '@testing-library/react';
import { cartOf } from '@/lib/client/testing/carts';
import { paise } from '@/lib/domain/money';
import { answer } from '@/lib/testing/fake-bff';
import {
  CHECK,
  complete,
  filled,
  home,
  ORDER,
  open,
  payOnDelivery,
  payOnline,
  popup,
  router,
  start,
} from './testing/checkout';

jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/checkout',
  useSearchParams: () => new URLSearchParams(),
}));

test('spec 4, Checkout flow: without an address, Add Address', async () => {
  const { bff, user } = await open({ addresses: [] });
  await user.click(complete());
  expect(await popup('Add Address')).toHaveTextContent('Please add your shipping address');
  expect(bff.callsOf(CHECK)).toHaveLength(0);
});

test('spec 4, Checkout flow: without a default address, Choose address', async () => {
  const { user } = await open({ addresses: [{ ...home, isDefault: false }] });
  await user.click(complete());
  expect(await popup('Choose address')).toHaveTextContent('Please Choose a Delivery Address');
});

test('spec 4, Checkout flow: without a payment method, Select Payment Method', async () => {
  const { bff, user } = await open();
  await user.click(complete());
  expect(await popup('Select Payment Method')).toHaveTextContent(
    'Please select a payment method to proceed.',
  );
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

const choices = () => within(screen.getByRole('group', { name: 'Pay by' })).getAllByRole('radio');

test('spec 2, Checkout: the shopper pays on delivery or online', async () => {
  await open();
  expect(choices()).toEqual([payOnDelivery(), payOnline()]);
});

test('a shop without a payment provider takes Cash On Delivery only', async () => {
  await open({ cart: { ...filled, onlinePayment: false } });
  expect(choices()).toEqual([payOnDelivery()]);
});

test('spec 2, Checkout: each line is summed up', async () => {
  await open();
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getByText('500 g × 2')).toBeVisible();
  expect(summary.getByText('Grand Total').nextSibling).toHaveTextContent('₹60');
});

test('spec 4, Addresses: choosing a radio sets the default', async () => {
  const other = { ...home, id: 8, isDefault: false, name: 'Kavin' };
  const { bff, user } = await open({ addresses: [home, other] });
  bff.on('POST /api/addresses/:id/default', () => ({
    addresses: [
      { ...other, isDefault: true },
      { ...home, isDefault: false },
    ],
  }));
  await user.click(screen.getByRole('radio', { name: 'Kavin' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Kavin' })).toBeChecked());
  expect(bff.callsOf('POST /api/addresses/:id/default')[0]?.params).toEqual({ id: '8' });
});

test('spec 4, Addresses: delete needs confirmation', async () => {
  const { bff, user } = await open();
  bff.on('DELETE /api/addresses/:id', () => ({ addresses: [] }));
  await user.click(screen.getByRole('button', { name: 'Delete address of Meena Sundaram, R.S. Puram' }));
  expect(await popup('Delete Address')).toHaveTextContent('Are you sure want to delete Address ?');
  expect(bff.callsOf('DELETE /api/addresses/:id')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('No addresses available.')).toBeVisible();
});

test('spec 4, Checkout flow: after the limit popup the shopper goes to /cart', async () => {
  const { bff, user } = await open({
    cart: { ...filled, limits: { minimum: paise(10_000), maximum: paise(0) } },
  });
  await user.click(payOnDelivery());
  await user.click(complete());
  await user.click(
    within(await popup('Minimum ₹100 Required for Checkout')).getByRole('button', { name: 'Ok' }),
  );
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/cart']]));
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test('spec 4, Checkout flow: an empty cart sends the user to /cart', async () => {
  start({ cart: cartOf(1, []) });
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/cart']]));
});

test('spec 4, Checkout flow: a failed cart sends the user to /cart', async () => {
  const { bff } = start();
  bff.on('GET /api/cart', () => answer(403, { error: { code: 'forbidden', message: '' } }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/cart'));
});

test('decisions 25: a signed-out visitor is sent home with the sign-in popup', async () => {
  const { bff } = start();
  bff.on('GET /api/session', () => ({ customer: null, suspended: false }));
  window.history.replaceState(null, '', '/checkout');
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/?signin=1&return=%2Fcheckout']]));
  expect(bff.callsOf('GET /api/addresses')).toHaveLength(0);
});
