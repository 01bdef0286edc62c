import { act, screen, waitFor } from '@testing-library/react';
import { leaveTo } from '@/lib/client/page/leave-to';
import { answer, lost } from '@/lib/testing/fake-bff';
import {
  CHECK,
  complete,
  filled,
  ORDER,
  open,
  payOnDelivery,
  payOnline,
  popup,
  router,
} from './testing/checkout';

jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/checkout',
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/page/leave-to', () => ({ leaveTo: jest.fn() }));

const PAYMENT = 'POST /api/orders/payment';
const page = 'https://rzp.io/rzp/abc';

beforeEach(() => jest.mocked(leaveTo).mockClear());

async function openAndChoose() {
  const opened = await open();
  opened.bff.on(PAYMENT, () => ({ paymentUrl: page }));
  await opened.user.click(payOnline());
  return opened;
}

test('[4.checkout.online] spec 4, Checkout flow: the card option requests a payment link and goes to it', async () => {
  const { bff, user } = await openAndChoose();
  await user.click(complete());
  await waitFor(() => expect(jest.mocked(leaveTo).mock.calls).toEqual([[page]]));
  expect(screen.getByRole('dialog', { name: 'Processing your order...' })).toBeVisible();
  expect(bff.callsOf(PAYMENT).map(({ body }) => body)).toEqual([{ addressId: 7, expectedTotal: 6000 }]);
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test('[8.payment.link] spec 8, Payment: without a link the loader stops and a popup says so; trying again is the same intent', async () => {
  const { bff, user } = await openAndChoose();
  bff.on(PAYMENT, () => answer(502, { error: { code: 'payment_link_failed', message: '' } }));
  await user.click(complete());
  expect(await popup('Payment Link Error')).toHaveTextContent(
    'There was an issue generating the payment link. Please try again.',
  );
  expect(screen.queryByRole('dialog', { name: 'Processing your order...' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  bff.on(PAYMENT, () => ({ paymentUrl: page }));
  await user.click(complete());
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(page));
  const keys = bff.callsOf(PAYMENT).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('[8.payment.error] spec 8, Payment: without an answer the loader stops and another popup says so', async () => {
  const { bff, user } = await openAndChoose();
  bff.on(PAYMENT, lost);
  await user.click(complete());
  expect(await popup('Payment Error')).toHaveTextContent(
    'There was an error while processing the payment. Please try again later.',
  );
  expect(screen.queryByRole('dialog', { name: 'Processing your order...' })).not.toBeInTheDocument();
  expect(leaveTo).not.toHaveBeenCalled();
});

describe('an earlier payment that is still open', () => {
  const opened = { problems: [], priceChanges: [], subtotal: 6000, openPayment: 6000, cart: filled };

  test('paying online again shows a warning before the payment page', async () => {
    const { bff, user } = await openAndChoose();
    bff.on(CHECK, () => opened);
    await user.click(complete());
    expect(await popup('A payment is still open')).toHaveTextContent(
      /You started to pay ₹60 earlier. If that went through, do not pay again/,
    );
    await user.click(screen.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(complete()).not.toHaveAttribute('aria-disabled'));
    expect(bff.callsOf(PAYMENT)).toHaveLength(0);
    await user.click(complete());
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(page));
  });

  test('paying on delivery first says that the order replaces that payment', async () => {
    const { bff, user } = await openAndChoose();
    bff.on(CHECK, () => opened);
    await user.click(payOnDelivery());
    await user.click(complete());
    expect(await popup('A payment is still open')).toHaveTextContent(
      /This order replaces it: .* it is refunded automatically/,
    );
    await user.click(screen.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(complete()).not.toHaveAttribute('aria-disabled'));
    expect(bff.callsOf(ORDER)).toHaveLength(0);
    await user.click(complete());
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(1));
  });
});

test('a refused payment says why, and that nothing was charged', async () => {
  const { bff, user } = await openAndChoose();
  bff.on(PAYMENT, () => answer(409, { error: { code: 'out_of_stock', message: '' } }));
  await user.click(complete());
  expect(await screen.findByText(/No order was placed and nothing was charged/)).toBeVisible();
});

test('a payment page that does not load gives the shop back', async () => {
  await openAndChoose();
  jest.useFakeTimers();
  act(() => complete().click());
  await act(() => jest.advanceTimersByTimeAsync(19_000));
  expect(leaveTo).toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Processing your order...' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText('Processing your order...')).not.toBeInTheDocument();
  expect(screen.getByRole('alertdialog', { name: 'Payment Error' })).toBeVisible();
  expect(complete()).not.toHaveAttribute('aria-disabled');
});

test('after Back from the payment page, the loader is gone and the cart is reloaded', async () => {
  const { bff, user } = await openAndChoose();
  await user.click(complete());
  await screen.findByRole('dialog', { name: 'Processing your order...' });
  await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  const reads = bff.callsOf('GET /api/cart').length;
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(screen.queryByText('Processing your order...')).not.toBeInTheDocument());
  await waitFor(() => expect(bff.callsOf('GET /api/cart').length).toBeGreaterThan(reads));
});
