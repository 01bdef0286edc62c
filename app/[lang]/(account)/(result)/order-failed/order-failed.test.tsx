import { render, screen, waitFor } from '@testing-library/react';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import OrderFailedPage from './page';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const RESULT = 'POST /api/orders/payment/result';

beforeEach(forgetEverything);
afterEach(() => router.replace.mockClear());

function open(address: string, result: () => unknown) {
  window.history.replaceState(null, '', address);
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9843012345' }, suspended: false }),
    'GET /api/cart': () => cartOf(1),
    [RESULT]: result,
  });
  render(<OrderFailedPage />);
  return bff;
}

test('[2.failed.text] spec 2, Order failed: a payment that failed is told in the spec’s words, with Try Again and Home', async () => {
  open('/order-failed?reference=PY-2', () => ({ status: 'failed' }));
  expect(await screen.findByRole('heading', { name: 'Your order is failed !' })).toBeVisible();
  expect(screen.getByText('We are unable to process your order at this time .')).toBeVisible();
  expect(screen.getByText(/^Your cart is just as it was\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('[2.failed.text] opened without a payment, also by a visitor, the page shows the spec’s text and requests no payment', async () => {
  const bff = open('/order-failed', () => ({ status: 'failed' }));
  bff.on('GET /api/session', () => ({ customer: null, suspended: false }));
  expect(await screen.findByRole('heading', { name: 'Your order is failed !' })).toBeVisible();
  expect(screen.getByText('We are unable to process your order at this time .')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(bff.callsOf(RESULT)).toHaveLength(0);
  expect(router.replace).not.toHaveBeenCalled();
});

test('a payment of another customer is treated as unknown', async () => {
  open('/order-failed?reference=PY-3', () => answer(404, { error: { code: 'not_found', message: '' } }));
  expect(await screen.findByRole('heading', { name: 'There is no payment to show here' })).toBeVisible();
});

test('decisions 9: reopened after a late payment, the page leads to the order', async () => {
  open('/order-failed?reference=PY-4', () => ({ status: 'paid' }));
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/order-success']]));
});
