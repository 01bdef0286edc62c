import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { revalidate } from '@/lib/client/revalidate';
import { cartOf, forgetEverything, later, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import { keys } from '@/lib/config/api-paths';
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

test('[4.checkout.prompts] [8.checkout.addAddress] spec 4, Checkout flow: without an address, Add Address', async () => {
  const { bff, user } = await open({ addresses: [] });
  await user.click(complete());
  expect(await popup('Add Address')).toHaveTextContent('Please add your shipping address');
  expect(bff.callsOf(CHECK)).toHaveLength(0);
});

test('addresses that failed to load are not shown as missing, and can be loaded again', async () => {
  const { bff } = start();
  bff.on('GET /api/addresses', () => answer(403, { error: { code: 'forbidden', message: '' } }));
  const user = userEvent.setup();
  expect(await screen.findByText('This page could not be opened')).toBeVisible();
  bff.on('GET /api/addresses', () => ({ addresses: [home] }));
  await user.click(complete());
  expect(await screen.findByText(/No order was placed and nothing was charged/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Meena Sundaram')).toBeVisible();
});

test('[4.checkout.prompts] [8.checkout.chooseAddress] spec 4, Checkout flow: without a default address, Choose address', async () => {
  const { user } = await open({ addresses: [{ ...home, isDefault: false }] });
  await user.click(complete());
  expect(await popup('Choose address')).toHaveTextContent('Please Choose a Delivery Address');
});

test('[4.checkout.prompts] [8.checkout.choosePayment] [5.checkout.paymentMethod] spec 4, Checkout flow: without a payment method, Select Payment Method', async () => {
  const { bff, user } = await open();
  await user.click(complete());
  expect(await popup('Select Payment Method')).toHaveTextContent(
    'Please select a payment method to proceed.',
  );
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

const choices = () => within(screen.getByRole('group', { name: 'Pay by' })).getAllByRole('radio');

test('[2.checkout.payment] spec 2, Checkout: the shopper pays on delivery or online', async () => {
  await open();
  expect(choices()).toEqual([payOnDelivery(), payOnline()]);
});

test('a shop without a payment provider takes Cash On Delivery only', async () => {
  await open({ cart: { ...filled, onlinePayment: false } });
  expect(choices()).toEqual([payOnDelivery()]);
});

test('[2.checkout.summary] spec 2, Checkout: each line with its amount, subtotal, promotion offer if above 0, grand total', async () => {
  const summed = () => {
    const summary = within(screen.getByRole('region', { name: 'Order summary' }));
    return summary
      .getAllByRole('term')
      .map(({ parentElement }) =>
        Array.from(parentElement?.children ?? [], ({ textContent }) => textContent),
      );
  };
  const { unmount } = await open({
    cart: { ...cartOf(3, [lineOf(tomato, 2), lineOf(okra, 3)]), promotionCredit: paise(2_500) },
  });
  expect(summed()).toEqual([
    ['Tomato', '500 g × 2', '₹60'],
    ['Okra', '500 g × 3', '₹75'],
    ['Subtotal', '₹135'],
    ['Promotion offer', '−₹25'],
    ['Grand Total', '₹110'],
  ]);
  unmount();
  await forgetEverything();
  await open();
  expect(summed().map(([label]) => label)).toEqual(['Tomato', 'Subtotal', 'Grand Total']);
});

test('[2.checkout.addresses] spec 2, Checkout: saved addresses with the default one chosen, each to edit or delete, and Add New', async () => {
  const other = { ...home, id: 8, isDefault: false, name: 'Kavin' };
  const { user } = await open({ addresses: [home, other] });
  expect(screen.getByRole('radio', { name: home.name })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Kavin' })).not.toBeChecked();
  for (const name of [home.name, 'Kavin']) {
    expect(screen.getByRole('button', { name: `Delete address of ${name}, ${home.area}` })).toBeVisible();
    expect(screen.getByRole('button', { name: `Edit address of ${name}, ${home.area}` })).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Add New' }));
  expect(await screen.findByRole('dialog', { name: 'Add address' })).toBeVisible();
});

test('[2.checkout.addresses] [4.addresses.default] spec 4, Addresses: choosing a radio sets the default', async () => {
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

test('a chosen address keeps its place in the list, and an added one comes first', async () => {
  const other = { ...home, id: 8, isDefault: false, name: 'Kavin' };
  const { bff, user } = await open({ addresses: [home, other] });
  const chosen = [
    { ...other, isDefault: true },
    { ...home, isDefault: false },
  ];
  const order = () =>
    screen.getAllByRole('button', { name: /^Delete address of/ }).map((button) => button.ariaLabel);
  const [first, second] = order();
  const saving = later<unknown>();
  bff.on('POST /api/addresses/:id/default', () => saving.promise);
  await user.click(screen.getByRole('radio', { name: 'Kavin' }));
  await act(async () => saving.resolve({ addresses: chosen }));
  expect(order()).toEqual([first, second]);
  bff.on('GET /api/addresses', () => ({ addresses: [{ ...home, id: 9, name: 'Anbu' }, ...chosen] }));
  await act(() => revalidate(keys.addresses));
  expect(order()).toEqual([expect.stringContaining('Anbu'), first, second]);
});

test('the summary says when the chosen address is not served yet', async () => {
  const { bff, user } = await open({
    addresses: [home, { ...home, id: 8, isDefault: false, served: false, name: 'Kavin', pincode: '643001' }],
  });
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.queryByText('Not served yet')).not.toBeInTheDocument();
  bff.on('POST /api/addresses/:id/default', () => later<unknown>().promise);
  await user.click(screen.getByRole('radio', { name: 'Kavin' }));
  expect(summary.getByText('Not served yet')).toBeVisible();
});

test('spec 4, Addresses: a choice shows at once, the order goes there, and comes back when it was not saved', async () => {
  const other = { ...home, id: 8, isDefault: false, name: 'Kavin' };
  const { bff, user } = await open({ addresses: [home, other] });
  const saving = later<unknown>();
  bff.on('POST /api/addresses/:id/default', () => saving.promise);
  await user.click(screen.getByRole('radio', { name: 'Kavin' }));
  expect(screen.getByRole('radio', { name: 'Kavin' })).toBeChecked();
  await user.click(payOnDelivery());
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(ORDER)[0]?.body).toMatchObject({ addressId: 8 }));
  await act(async () => saving.resolve(answer(503, { error: { code: 'unavailable', message: '' } })));
  await waitFor(() => expect(screen.getByRole('radio', { name: home.name, hidden: true })).toBeChecked());
  expect(screen.getByText('That was not saved. Check your connection.')).toBeInTheDocument();
});

test('[4.addresses.delete] [8.confirm.deleteAddress] [8.empty.addresses] spec 4, Addresses: delete needs confirmation', async () => {
  const { bff, user } = await open();
  bff.on('DELETE /api/addresses/:id', () => ({ addresses: [] }));
  await user.click(screen.getByRole('button', { name: 'Delete address of Meena Sundaram, R.S. Puram' }));
  expect(await popup('Delete Address')).toHaveTextContent('Are you sure want to delete Address ?');
  expect(bff.callsOf('DELETE /api/addresses/:id')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('No addresses available.')).toBeVisible();
});

test('[4.checkout.emptyCart] spec 4, Checkout flow: an empty cart sends the user to /cart', async () => {
  start({ cart: cartOf(1, []) });
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/cart']]));
});

test('[4.checkout.emptyCart] spec 4, Checkout flow: a failed cart sends the user to /cart', async () => {
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

test('[2.checkout.breadcrumb] spec 2, Checkout: breadcrumb Home > My Cart > Checkout', async () => {
  await open();
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Home', 'My Cart', 'Checkout']);
});
