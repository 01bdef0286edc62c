import { act, screen, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { keys } from '@/lib/client/keys';
import { cartOf, lineOf, okra } from '@/lib/client/testing/carts';
import { paise } from '@/lib/domain/money';
import { answer, type BffCall, lost } from '@/lib/testing/fake-bff';
import { CHECK, complete, ORDER, open, passing, payOnDelivery, payOnline, router } from './testing/checkout';

jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/checkout',
  useSearchParams: () => new URLSearchParams(),
}));

const keyOf = (call: BffCall | undefined) => call?.headers.get('idempotency-key');
/** What costs as much as the cart of `open`. */
const asDear = (version: number) => cartOf(version, [lineOf({ ...okra, price: paise(3000) }, 2)]);

/** An order that was sent, and whose answer never came. */
async function sendAndLose() {
  const opened = await open();
  opened.bff.on(ORDER, lost);
  await opened.user.click(payOnDelivery());
  await opened.user.click(complete());
  await screen.findByText(/Press Complete Order again/);
  return opened;
}

test('another cart of the same total is another order', async () => {
  const { bff, user } = await sendAndLose();
  const next = asDear(9);
  bff.on('GET /api/cart', () => next);
  bff.on(CHECK, () => passing(next));
  await act(() => mutate(keys.cart));
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(2));
  const [first, second] = bff.callsOf(ORDER).map(keyOf);
  expect(second).not.toBe(first);
  expect(bff.callsOf(CHECK)).toHaveLength(2);
});

test('a second try that was not looked at leaves open what became of the first, and the third is the same order', async () => {
  const { bff, user } = await sendAndLose();
  bff.on(ORDER, () => answer(429, { error: { code: 'too_many', message: '' } }));
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(2));
  await screen.findByText(/Press Complete Order again/);
  expect(screen.queryByText(/No order was placed/)).not.toBeInTheDocument();
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(ORDER)).toHaveLength(3));
  expect(new Set(bff.callsOf(ORDER).map(keyOf)).size).toBe(1);
});

test('so does a check without an answer, of an order that would be paid otherwise', async () => {
  const { bff, user } = await sendAndLose();
  bff.on(CHECK, lost);
  await user.click(payOnline());
  await user.click(complete());
  await waitFor(() => expect(bff.callsOf(CHECK)).toHaveLength(2));
  await screen.findByText(/Press Complete Order again/);
  expect(screen.queryByText(/No order was placed/)).not.toBeInTheDocument();
});

test('what another device put in the cart for the same total is shown before it is ordered', async () => {
  const { bff, user } = await open();
  bff.on(CHECK, () => passing(asDear(4)));
  await user.click(payOnDelivery());
  await user.click(complete());
  expect(await screen.findByText(/Your cart changed/)).toBeVisible();
  expect(screen.getByText('Okra')).toBeVisible();
  expect(bff.callsOf(ORDER)).toHaveLength(0);
});
