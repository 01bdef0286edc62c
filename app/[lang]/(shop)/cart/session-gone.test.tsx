import { act, screen, waitFor } from '@testing-library/react';
import { currentModal } from '@/lib/client/modal-store';
import { cartOf } from '@/lib/client/testing/carts';
import { answer, type FakeBff } from '@/lib/testing/fake-bff';
import { CHECK, guest, LINE, open, proceed, toasts } from './testing/cart-page';

const refused = () => answer(401, { error: { code: 'unauthenticated', message: '' } });

function loseSession(bff: FakeBff): void {
  bff.on('GET /api/session', () => guest);
  bff.on('GET /api/cart', () => cartOf(0, [], ''));
  bff.on(LINE, refused);
  bff.on(CHECK, refused);
}

test('a press that finds the session ended is followed by the sign-in dialog, on the cart page', async () => {
  const { bff, user } = await open();
  loseSession(bff);
  await user.click(screen.getAllByRole('button', { name: 'One more' })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  expect(currentModal()).toMatchObject({ reason: 'checkout' });
  expect(currentModal()).not.toHaveProperty('returnTo');
  expect(toasts()).toEqual(['Please sign in again.']);
});

test('when Proceed to Checkout finds the session ended, signing in leads to checkout', async () => {
  const { bff, user } = await open();
  loseSession(bff);
  await user.click(proceed());
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await waitFor(() => expect(currentModal()).toMatchObject({ reason: 'checkout', returnTo: '/checkout' }));
});

test('a suspended customer gets the alert instead', async () => {
  const { bff, user } = await open();
  loseSession(bff);
  bff.on('GET /api/session', () => ({ customer: null, suspended: true }));
  bff.on(LINE, () => answer(403, { error: { code: 'suspended', message: '' } }));
  await user.click(screen.getAllByRole('button', { name: 'One more' })[0] as HTMLElement);
  expect(await screen.findByRole('alertdialog', { name: 'Account Suspended' })).toBeVisible();
  await act(async () => undefined);
  expect(screen.queryByRole('dialog', { name: 'Sign in' })).not.toBeInTheDocument();
});
