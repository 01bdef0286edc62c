import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productOf } from '@/components/catalog/testing/products';
import { closeModal, currentModal } from '@/lib/client/modal-store';
import { changeShopper } from '@/lib/client/session/shopper-signals';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { text } from '@/lib/messages/text';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { CartControl } from './cart-control';

const tomato = productOf(1, { name: 'Tomato', stock: 0 });
const PUT = 'PUT /api/stock-alerts/:id';

beforeEach(forgetEverything);
afterEach(() => {
  closeModal();
  takeWaitingToasts();
});

function show(customer: unknown) {
  const bff = fakeBff({
    'GET /api/cart': () => cartOf(1),
    'GET /api/session': () => ({ customer, suspended: false }),
    'GET /api/stock-alerts': () => ({ products: [] }),
    [PUT]: () => ({ products: [tomato] }),
    'DELETE /api/stock-alerts/:id': () => ({ products: [] }),
  });
  render(<CartControl product={tomato} look="primary" />);
  return bff;
}

const meena = { name: 'Meena', mobile: '9876543210' };
const button = (name: string) => screen.findByRole('button', { name: `${name}: Tomato` });
const toasts = () => takeWaitingToasts().map(({ message }) => message);

test("spec 4: stock_availability 0 shows 'Out of Stock'; a customer subscribes to the stock alert, and unsubscribes", async () => {
  const bff = show(meena);
  expect(screen.getByText('Out of Stock')).toBeVisible();
  await waitFor(() => expect(bff.calls.map(({ path }) => path)).toContain('/api/stock-alerts'));
  await userEvent.click(await button('Notify me'));
  await waitFor(() => expect(toasts()).toEqual([text('stock_alert.added')]));
  await userEvent.click(await button('Will notify you'));
  await waitFor(() => expect(toasts()).toEqual([text('stock_alert.removed')]));
  expect(await button('Notify me')).toBeVisible();
});

test('a guest is asked to sign in and nothing is sent', async () => {
  const bff = show(null);
  await waitFor(() => expect(bff.calls.map(({ path }) => path)).toContain('/api/session'));
  await userEvent.click(await button('Notify me'));
  expect(currentModal()).toMatchObject({ kind: 'sign-in', reason: 'stock' });
  closeModal();
  expect(bff.callsOf(PUT)).toEqual([]);
  expect(toasts()).toEqual([]);
});

test('once the guest has signed in, the alert is subscribed without another press', async () => {
  const bff = show(null);
  await waitFor(() => expect(bff.calls.map(({ path }) => path)).toContain('/api/session'));
  await userEvent.click(await button('Notify me'));
  bff.on('GET /api/session', () => ({ customer: meena, suspended: false }));
  await act(() => changeShopper({ customer: meena, suspended: false }));
  const modal = currentModal();
  act(() => {
    if (modal?.kind === 'sign-in') modal.done(true);
  });
  expect(await button('Will notify you')).toBeVisible();
  expect(bff.callsOf(PUT)).toHaveLength(1);
  expect(toasts()).toEqual([text('stock_alert.added')]);
});

test('decisions 33: a subscription that was not saved is rolled back, and a toast says so', async () => {
  const bff = show(meena);
  bff.on(PUT, () => answer(503, { error: { code: 'unavailable' } }));
  await waitFor(() => expect(bff.calls.map(({ path }) => path)).toContain('/api/stock-alerts'));
  await userEvent.click(await button('Notify me'));
  await waitFor(() => expect(toasts()).toEqual([text('toast.not_saved')]));
  expect(await button('Notify me')).toBeVisible();
});
