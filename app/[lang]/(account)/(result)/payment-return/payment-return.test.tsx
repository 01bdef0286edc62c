import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { paths } from '@/lib/config/paths';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import OrderFailedPage from '../order-failed/page';
import PaymentReturnPage from './page';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const RESULT = 'POST /api/orders/payment/result';
const CHECKING = 'We are asking the bank about your payment...';

beforeEach(async () => {
  await forgetEverything();
  window.history.replaceState(null, '', '/payment-return?reference=PY-1&signature=abc');
});
afterEach(() => {
  jest.useRealTimers();
  router.replace.mockClear();
});

function start(result: () => unknown) {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9843012345' }, suspended: false }),
    'GET /api/cart': () => cartOf(1),
    [RESULT]: result,
  });
  render(<PaymentReturnPage />);
  return bff;
}

test.each([
  ['paid', '/order-success'],
  ['failed', '/order-failed?reference=PY-1&signature=abc'],
])('[2.route.orderResult] decisions 9: a %s payment leads to %s', async (status, page) => {
  const bff = start(() => ({ status }));
  await waitFor(() => expect(router.replace.mock.calls).toEqual([[page]]));
  expect(bff.callsOf(RESULT).map(({ body }) => body)).toEqual([{ returned: 'reference=PY-1&signature=abc' }]);
});

test('[d9.unpaid] a failed payment without an id in the URL leads to the failure page, with the cart unchanged', async () => {
  window.history.replaceState(null, '', '/payment-return');
  start(() => ({ status: 'failed' }));
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/order-failed']]));
  cleanup();
  window.history.replaceState(null, '', '/order-failed');
  render(<OrderFailedPage />);
  expect(await screen.findByRole('heading', { name: 'Your order is failed !' })).toBeVisible();
  expect(screen.getByText(/^Your cart is just as it was\./)).toBeVisible();
});

test('decisions 25: a signed-out visitor sees no result, and returns here with the query after sign-in', async () => {
  const bff = start(() => ({ status: 'failed' }));
  bff.on('GET /api/session', () => ({ customer: null, suspended: false }));
  await waitFor(() =>
    expect(router.replace.mock.calls).toEqual([
      [paths.signIn('/payment-return?reference=PY-1&signature=abc')],
    ]),
  );
  expect(bff.callsOf(RESULT)).toHaveLength(0);
  expect(screen.getByRole('heading').textContent).toBe('Loading');
});

test('while the payment is checked, the page under the loader has its heading', async () => {
  start(() => new Promise(() => {}));
  expect(await screen.findByText(CHECKING)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test.each([
  ['not_found', 404],
  ['forbidden', 403],
])('a payment check answered with %s does not show the payment as failed', async (code, status) => {
  start(() => answer(status, { error: { code, message: '' } }));
  expect(await screen.findByRole('heading', { name: 'There is no payment to show here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders');
  expect(router.replace).not.toHaveBeenCalled();
});

test('a refund is shown', async () => {
  start(() => ({ status: 'refund' }));
  expect(await screen.findByRole('heading', { name: 'Your order is failed !' })).toBeVisible();
  expect(screen.getByText(/The full amount will be refunded/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/checkout');
});

test('a payment whose order was cancelled leads to that order', async () => {
  start(() => ({ status: 'cancelled', orderId: 'KD7Q2M9X4TBA' }));
  expect(await screen.findByRole('heading', { name: 'Your order is cancelled.' })).toBeVisible();
  expect(screen.getByText(/#KD7Q2M9X4TBA will be refunded in full/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'See the order' });
  expect(link).toHaveAttribute('href', paths.orderDetails('KD7Q2M9X4TBA'));
});

test.each([
  ['is pending', () => ({ status: 'pending' })],
  ['cannot be asked about', lost],
])('a payment that %s is checked several times, then the shopper can check again', async (_, result) => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const bff = start(result);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('dialog', { name: CHECKING })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('heading', { name: CHECKING })).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders');
  expect(screen.getByRole('link', { name: 'My Cart' })).toHaveAttribute('href', '/cart');
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('heading', { name: 'Your payment is not confirmed yet' })).toBeVisible();
  expect(bff.callsOf(RESULT)).toHaveLength(5);
  bff.on(RESULT, () => ({ status: 'paid' }));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(router.replace.mock.calls).toEqual([['/order-success']]);
});
