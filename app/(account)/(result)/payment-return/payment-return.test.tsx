import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
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
  ['failed', '/order-failed'],
])('decisions 9: a %s payment leads to %s', async (status, page) => {
  const bff = start(() => ({ status }));
  await waitFor(() => expect(router.replace.mock.calls).toEqual([[page]]));
  expect(bff.callsOf(RESULT).map(({ body }) => body)).toEqual([{ returned: 'reference=PY-1&signature=abc' }]);
});

test('a payment the shop does not know leads to /order-failed', async () => {
  start(() => answer(404, { error: { code: 'not_found', message: '' } }));
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/order-failed']]));
});

test('money that goes back is told', async () => {
  start(() => ({ status: 'refund' }));
  expect(await screen.findByRole('heading', { name: 'Your order is failed !' })).toBeVisible();
  expect(screen.getByText(/The full amount goes back to you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/checkout');
});

test.each([
  ['is pending', () => ({ status: 'pending' })],
  ['cannot be asked about', lost],
])('a payment that %s is asked about some times, then the shopper may ask again', async (_, result) => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const bff = start(result);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('dialog', { name: CHECKING })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(screen.getByRole('heading', { name: 'Your payment is not confirmed yet' })).toBeVisible();
  expect(bff.callsOf(RESULT)).toHaveLength(5);
  bff.on(RESULT, () => ({ status: 'paid' }));
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(router.replace.mock.calls).toEqual([['/order-success']]);
});
