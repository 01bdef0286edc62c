import { act, screen, waitFor } from '@testing-library/react';
import { currentModal } from '@/lib/client/modal-store';
import { leaveTo } from '@/lib/client/page/leave-to';
import { later } from '@/lib/client/testing/carts';
import { paise } from '@/lib/domain/money';
import { answer as failed } from '@/lib/testing/fake-bff';
import {
  CHECK,
  complete,
  filled,
  home,
  ORDER,
  open,
  passing,
  payOnDelivery,
  payOnline,
  router,
} from './testing/checkout';

jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/checkout',
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/page/leave-to', () => ({ leaveTo: jest.fn() }));

const PAY = 'POST /api/orders/payment';
const other = { ...home, id: 8, isDefault: false, name: 'Kavin' };

/** Presses Complete Order; the cart check is still pending. */
async function whileChecked() {
  const opened = await open({ addresses: [home, other] });
  const { bff, user } = opened;
  const checking = later<unknown>();
  bff.on(CHECK, () => checking.promise);
  bff.on('POST /api/addresses/:id/default', () => ({
    addresses: [
      { ...other, isDefault: true },
      { ...home, isDefault: false },
    ],
  }));
  await user.click(payOnDelivery());
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(CHECK)).toHaveLength(1));
  const answer = (check: unknown) => act(async () => checking.resolve(check));
  return { ...opened, answer, pass: () => answer(passing(filled)) };
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('an address chosen during the check is the one used for the order', async () => {
  const { bff, user, pass } = await whileChecked();
  await user.click(screen.getByRole('radio', { name: 'Kavin' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Kavin' })).toBeChecked());
  await pass();
  await waitFor(() => expect(bff.callsOf(ORDER)[0]?.body).toMatchObject({ addressId: 8, payment: 'cod' }));
});

test('a payment method chosen during the check is the one used for the order', async () => {
  const { bff, user, pass } = await whileChecked();
  bff.on(PAY, () => later<unknown>().promise);
  await user.click(payOnline());
  await pass();
  await waitFor(() => expect(bff.callsOf(PAY)[0]?.body).toMatchObject({ addressId: 7 }));
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test('leaving the page during the check places no order', async () => {
  const { bff, pass } = await whileChecked();
  window.history.pushState(null, '', '/cart');
  await pass();
  await waitFor(() => expect(complete()).toHaveTextContent('Complete Order'));
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});

test('leaving the page during the check shows no popup of its result', async () => {
  const { answer } = await whileChecked();
  window.history.pushState(null, '', '/faq');
  const limits = { minimum: paise(50_000), maximum: paise(0) };
  await answer(passing({ ...filled, limits }));
  await waitFor(() => expect(complete()).toHaveTextContent('Complete Order'));
  expect([currentModal(), router.push.mock.calls]).toEqual([undefined, []]);
});

test.each([
  ['is known', { paymentUrl: 'https://rzp.io/rzp/abc' }],
  ['has failed', failed(502, { error: { code: 'payment_link_failed', message: '' } })],
])('leaving checkout before the payment page %s shows neither that page nor an error', async (_, given) => {
  const { bff, user, pass, unmount } = await whileChecked();
  const starting = later<unknown>();
  bff.on(PAY, () => starting.promise);
  await user.click(payOnline());
  await pass();
  await waitFor(() => expect(bff.callsOf(PAY)).toHaveLength(1));
  unmount();
  await act(async () => starting.resolve(given));
  expect(leaveTo).not.toHaveBeenCalled();
  expect(currentModal()).toBeUndefined();
});
