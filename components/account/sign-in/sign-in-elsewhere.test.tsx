import { act, screen } from '@testing-library/react';
import { open, push, signIn, toCode, verified } from '@/components/account/testing/sign-in';
import { sentCode } from '@/lib/client/session/sent-code';
import { USER_SIGNAL } from '@/lib/client/session/signal-keys';
import { later } from '@/lib/client/testing/carts';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/' }));

async function signInElsewhere({ bff }: ReturnType<typeof open>): Promise<void> {
  bff.on('GET /api/session', () => verified.session);
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: USER_SIGNAL, newValue: 'another-tab' }));
    await jest.advanceTimersByTimeAsync(50);
  });
}

test('decisions 17: when another tab signs in, the dialog closes and leads to the requested page', async () => {
  const opened = open('/my-orders');
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signInElsewhere(opened);
  expect(opened.onClose).toHaveBeenCalledTimes(1);
  expect(push).toHaveBeenCalledWith('/my-orders');
});

test('decisions 17: a code is not asked for any more, not even one that is sent again just then', async () => {
  const opened = open();
  const resent = later<unknown>();
  opened.bff.on('POST /api/session/otp/resend', () => resent.promise);
  await toCode(opened);
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await opened.user.click(screen.getByRole('button', { name: /Resend/ }));
  await signInElsewhere(opened);
  await act(async () => resent.resolve({ sent: true, message: 'A new code is on its way.' }));
  expect(sentCode()).toBeUndefined();
  expect(opened.onClose).toHaveBeenCalledTimes(1);
  expect(push).not.toHaveBeenCalled();
});

test('a sign-in in this tab thanks before it closes', async () => {
  const opened = open();
  await signIn(opened);
  expect(screen.getByRole('heading', { name: 'Thanks for your verification' })).toBeVisible();
  expect(opened.onClose).not.toHaveBeenCalled();
});
