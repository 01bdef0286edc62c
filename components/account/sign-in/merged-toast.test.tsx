import { act, screen } from '@testing-library/react';
import { open, push, signIn, toCode, verified } from '@/components/account/testing/sign-in';
import { cartOf, lineOf, tomato } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { setDocumentText } from '@/lib/messages/document-text';
import { texts } from '@/lib/messages/texts';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/cart' }));

const line = (name: string, quantity: number, wanted = quantity) => ({
  name,
  name2: `${name} in Tamil`,
  quantity,
  wanted,
});

test.each([
  ['nothing', [], undefined],
  [
    'what joined',
    [line('Tomato', 2), line('Okra', 1)],
    'What you picked before signing in is in your cart: Tomato, Okra.',
  ],
  [
    'three by name',
    ['Tomato', 'Okra', 'Beans', 'Onion', 'Garlic'].map((name) => line(name, 1)),
    'What you picked before signing in is in your cart: Tomato, Okra, Beans and 2 more.',
  ],
  [
    'what was capped',
    [line('Tomato', 20, 30), line('Okra', 1)],
    'What you picked before signing in is in your cart: Tomato, Okra. You get fewer than you picked, because there are no more: Tomato (20).',
  ],
  ['what did not fit in', [line('Tomato', 0, 1)], 'Your cart was full, so these did not fit in: Tomato.'],
])('decisions 18: for the guest’s cart the message says %s', async (_what, merged, told) => {
  const opened = open();
  opened.bff.on('POST /api/session/verify', () => ({ ...verified, merged }));
  await signIn(opened);
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(takeWaitingToasts().map(({ message }) => message)).toEqual(told === undefined ? [] : [told]);
});

test.each([
  ['goes by itself', line('Tomato', 2), false],
  ['stays when something was capped', line('Tomato', 20, 30), true],
  ['stays when something did not fit in', line('Tomato', 0, 1), true],
])('the message of the merged cart %s', async (_what, merged, lasting) => {
  const opened = open();
  opened.bff.on('POST /api/session/verify', () => ({ ...verified, merged: [line('Okra', 1), merged] }));
  await signIn(opened);
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(takeWaitingToasts()).toMatchObject([{ lasting }]);
});

test('decisions 18: the message names products in the language of the page', async () => {
  const opened = open();
  opened.bff.on('POST /api/session/verify', () => ({ ...verified, merged: [line('Tomato', 1)] }));
  await opened.user.type(await toCode(opened), '4711');
  setDocumentText(texts.ta);
  await opened.user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { name: texts.ta('signin.thanks') });
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(takeWaitingToasts().map(({ message }) => message)).toEqual([
    texts.ta('cart.merged', { names: 'Tomato in Tamil' }),
  ]);
});

test.each([
  ['says nothing when it holds what it held', 'cart', 1, []],
  ['says what joined when it holds more', 'cart', 3, [expect.stringContaining('Tomato')]],
  ['says what joined when the shopper was on another page', '', 1, [expect.stringContaining('Tomato')]],
])('decisions 18: after signing in from the cart the message %s', async (_what, from, quantity, told) => {
  window.history.replaceState(null, '', `/${from}`);
  const opened = open();
  await screen.findByText('In the cart: 1');
  opened.bff.on('GET /api/cart', () => cartOf(2, [lineOf(tomato, quantity)], 'owner-2'));
  opened.bff.on('POST /api/session/verify', () => ({
    ...verified,
    merged: [{ name: 'Tomato', name2: '', wanted: quantity, quantity }],
  }));
  await signIn(opened);
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(takeWaitingToasts().map(({ message }) => message)).toEqual(told);
});
