import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInDialog } from '@/components/account/sign-in/sign-in-dialog';
import { useCart } from '@/lib/client/cart/use-cart';
import { closeModal } from '@/lib/client/modal-store';
import { cartOf, forgetEverything, lineOf, tomato } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { setDocumentText } from '@/lib/messages/document-text';
import { texts } from '@/lib/messages/texts';
import { fakeBff } from '@/lib/testing/fake-bff';

export const push = jest.fn();

const meena = { customer: { name: 'Meena', mobile: '9843012345' }, suspended: false };
export const verified = { verified: true, message: '', session: meena, merged: [] };
export const goodCheck = {
  problems: [],
  priceChanges: [],
  subtotal: 3000,
  openPayment: 0,
  cart: cartOf(2, [lineOf(tomato, 1)]),
};

beforeEach(async () => {
  jest.useFakeTimers();
  push.mockClear();
  await forgetEverything();
});
afterEach(() => {
  jest.useRealTimers();
  setDocumentText(texts.en);
  closeModal();
  takeWaitingToasts();
});

function Count() {
  return <p>In the cart: {useCart().count}</p>;
}

export function open(returnTo?: string) {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: null, suspended: false }),
    'GET /api/cart': () => cartOf(1, [lineOf(tomato, 1)]),
    'POST /api/session/otp': () => ({
      sent: true,
      message: 'sent',
      demoInboxUrl: 'http://127.0.0.1:4000/demo/sms',
    }),
    'POST /api/session/otp/resend': () => ({ sent: true, message: 'A new code is on its way.' }),
    'POST /api/session/verify': () => verified,
    'POST /api/cart/check': () => goodCheck,
  });
  const onClose = jest.fn();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <SignInDialog reason="account" returnTo={returnTo} onClose={onClose} />
      <Count />
    </>,
  );
  return { bff, onClose, user };
}

type Opened = ReturnType<typeof open>;

export async function toCode({ user }: Opened) {
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Meena');
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '98430 12345');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  return screen.findByRole('textbox', { name: '4-digit code' });
}

export async function signIn(opened: Opened) {
  await opened.user.type(await toCode(opened), '4711');
  await opened.user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { name: 'Thanks for your verification' });
}
