import { act, screen, waitFor } from '@testing-library/react';
import { revalidate } from '@/lib/client/revalidate';
import { cartOf, lineOf, okra } from '@/lib/client/testing/carts';
import { keys } from '@/lib/config/api-paths';
import { paise } from '@/lib/domain/money';
import { answer, type BffCall, lost } from '@/lib/testing/fake-bff';
import { CHECK, complete, ORDER, open, passing, payOnDelivery, payOnline, router } from './testing/checkout';

jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/checkout',
  useSearchParams: () => new URLSearchParams(),
}));

const keyOf = (call: BffCall | undefined) => call?.headers.get('idempotency-key');
/** A cart with the same total as that of `open`. */
const asDear = (version: number) => cartOf(version, [lineOf({ ...okra, price: paise(3000) }, 2)]);

/** Sends an order whose response is lost. */
async function sendAndLose() {
  const opened = await open();
  opened.bff.on(ORDER, lost);
  await opened.user.click(payOnDelivery());
  await opened.user.click(complete());
  await screen.findByText(/Press Complete Order again/);
  return opened;
}

test('another cart with the same total is a new order', async () => {
  const { bff, user } = await sendAndLose();
  const next = asDear(9);
  bff.on('GET /api/cart', () => next);
  bff.on(CHECK, () => passing(next));
  await act(() => revalidate(keys.cart));
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(2));
  const [first, second] = bff.callsOf(ORDER).map(keyOf);
  expect(second).not.toBe(first);
  expect(bff.callsOf(CHECK)).toHaveLength(2);
});

test('a rate-limited second try leaves the first one’s outcome open, and the third try keeps its key', async () => {
  const { bff, user } = await sendAndLose();
  bff.on(ORDER, () => answer(429, { error: { code: 'too_many', message: '' } }));
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(2));
  await screen.findByText(/Press Complete Order again/);
  expect(screen.queryByText(/No order was placed and/)).not.toBeInTheDocument();
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(3));
  expect(new Set(bff.callsOf(ORDER).map(keyOf)).size).toBe(1);
});

test('a failed check for another payment method leaves the first try’s outcome open too', async () => {
  const { bff, user } = await sendAndLose();
  bff.on(CHECK, lost);
  await user.click(payOnline());
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(CHECK)).toHaveLength(2));
  await screen.findByText(/Press Complete Order again/);
  expect(screen.queryByText(/No order was placed and/)).not.toBeInTheDocument();
});

test('a change by another device with the same total is shown before the order is placed', async () => {
  const { bff, user } = await open();
  bff.on(CHECK, () => passing(asDear(4)));
  await user.click(payOnDelivery());
  await user.click(complete());
  expect(await screen.findByText(/Your cart changed/)).toBeVisible();
  expect(screen.getByText('Okra')).toBeVisible();
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});
