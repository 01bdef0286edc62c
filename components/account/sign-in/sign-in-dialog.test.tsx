import { act, cleanup, screen } from '@testing-library/react';
import { goodCheck, open, push, signIn, toCode, verified } from '@/components/account/testing/sign-in';
import { currentModal } from '@/lib/client/modal-store';
import { later } from '@/lib/client/testing/carts';
import { answer } from '@/lib/testing/fake-bff';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/cart' }));

test('spec 5, Sign-in: empty fields say what is missing, the first takes the focus and nothing is sent', async () => {
  const { bff, user } = open();
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByText('Enter Full name')).toBeVisible();
  expect(screen.getByText('Enter mobile number')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  expect(bff.callsOf('POST /api/session/otp')).toHaveLength(0);
});

test('spec 5, Sign-in: once wrong, a field is checked live and the message goes when it is right', async () => {
  const { user } = open();
  const mobile = screen.getByRole('textbox', { name: 'Mobile number' });
  await user.type(mobile, '58430');
  await user.tab();
  expect(screen.getByText('invalid mobile number')).toBeVisible();
  expect(mobile).toHaveAccessibleDescription('+91 invalid mobile number');
  await user.clear(mobile);
  await user.type(mobile, '9843012345');
  expect(screen.queryByText('invalid mobile number')).not.toBeInTheDocument();
});

test('[2.modal.signIn] [4.signIn.otpStep] [d16.inbox] spec 4, Sign-in: status 1 moves to the OTP step, which says where a demo code can be read', async () => {
  const opened = open();
  const code = await toCode(opened);
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByText('+91 98430 12345')).toBeVisible();
  expect(screen.getByRole('link', { name: 'demo SMS inbox' })).toHaveAttribute(
    'href',
    'http://127.0.0.1:4000/demo/sms',
  );
  expect(opened.bff.callsOf('POST /api/session/otp')[0]?.body).toEqual({
    name: 'Meena',
    mobile: '9843012345',
  });
});

test('the button keeps the focus while the code is sent, and the number field does not take it', async () => {
  const opened = open();
  opened.bff.on('POST /api/session/otp', () => new Promise(() => undefined));
  await opened.user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Meena');
  await opened.user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9843012345');
  await opened.user.click(screen.getByRole('button', { name: 'Send code' }));
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByRole('button', { name: 'Wait...' })).toHaveFocus();
});

test('[8.signIn.registerRefused] spec 4, Sign-in: status 2 shows the server message and stays', async () => {
  const opened = open();
  opened.bff.on('POST /api/session/otp', () => ({ sent: false, message: 'Too many codes today.' }));
  await opened.user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Meena');
  await opened.user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9843012345');
  await opened.user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes today.');
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Meena');
});

test('[8.signIn.verifyRefused] spec 4, Sign-in: status 2 on verify returns to the OTP step with the server message', async () => {
  const opened = open();
  opened.bff.on('POST /api/session/verify', () => ({
    ...verified,
    verified: false,
    message: 'Invalid otp',
    session: { customer: null, suspended: false },
  }));
  const code = await toCode(opened);
  await opened.user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByText('Enter 4 digit otp')).toBeVisible();
  await opened.user.type(code, '0000');
  await opened.user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Invalid otp')).toBeVisible();
  expect(code).toHaveAccessibleDescription('Sent to +91 98430 12345 Invalid otp');
});

test('[4.signIn.resend] [9.resend] spec 4, Sign-in: Resend OTP shows the server message after 2 seconds', async () => {
  const opened = open();
  await toCode(opened);
  await opened.user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(screen.queryByText('A new code is on its way.')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('A new code is on its way.')).toBeVisible();
});

test('a code that was sent can be entered after the dialog or the page is reopened', async () => {
  await toCode(open());
  cleanup();
  const again = open();
  const code = screen.getByRole('textbox', { name: '4-digit code' });
  expect(screen.getByText('+91 98430 12345')).toBeVisible();
  expect(screen.getByRole('link', { name: 'demo SMS inbox' })).toBeVisible();
  await again.user.type(code, '4711');
  await again.user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(again.bff.callsOf('POST /api/session/verify')[0]?.body).toEqual({
    mobile: '9843012345',
    otp: '4711',
  });
  await screen.findByRole('heading', { name: 'Thanks for your verification' });
});

test('a code that was sent is asked for until the last one expires', async () => {
  const later = open();
  await toCode(later);
  jest.setSystemTime(Date.now() + 4 * 60_000);
  await later.user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  jest.setSystemTime(Date.now() + 4 * 60_000);
  cleanup();
  open();
  expect(screen.getByRole('textbox', { name: '4-digit code' })).toBeVisible();
  jest.setSystemTime(Date.now() + 60_000);
  cleanup();
  open();
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('');
});

test('the return page is kept with the code that was sent', async () => {
  await toCode(open('/my-orders'));
  cleanup();
  const again = open();
  await again.user.type(screen.getByRole('textbox', { name: '4-digit code' }), '4711');
  await again.user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { name: 'Thanks for your verification' });
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(push).toHaveBeenCalledWith('/my-orders');
});

test('the return page is not kept when the dialog is closed and opened for something else', async () => {
  const first = open('/checkout');
  await toCode(first);
  await first.user.click(screen.getByRole('button', { name: 'Close' }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(first.onClose).toHaveBeenCalled();
  cleanup();
  const again = open();
  await again.user.type(screen.getByRole('textbox', { name: '4-digit code' }), '4711');
  await again.user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { name: 'Thanks for your verification' });
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(again.onClose).toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

test('a refused resend does not extend the time of the code that was sent', async () => {
  const opened = open();
  await toCode(opened);
  opened.bff.on('POST /api/session/otp/resend', () => ({ sent: false, message: 'Please wait 24 seconds.' }));
  jest.setSystemTime(Date.now() + 4 * 60_000);
  await opened.user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(screen.getByText('Please wait 24 seconds.')).toBeVisible();
  jest.setSystemTime(Date.now() + 60_000);
  cleanup();
  open();
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('');
});

test('changing the number during a resend does not bring the old number back', async () => {
  const opened = open();
  await toCode(opened);
  const sending = later<unknown>();
  opened.bff.on('POST /api/session/otp/resend', () => sending.promise);
  await opened.user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  await opened.user.click(screen.getByRole('button', { name: /^Change/ }));
  await act(async () => sending.resolve({ sent: true, message: 'A new code is on its way.' }));
  cleanup();
  open();
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('');
});

test('the dialog cannot be closed while a code is verified, so that the result is shown', async () => {
  const opened = open();
  const looking = later<unknown>();
  opened.bff.on('POST /api/session/verify', () => looking.promise);
  await opened.user.type(await toCode(opened), '4711');
  await opened.user.click(screen.getByRole('button', { name: 'Verify' }));
  await opened.user.click(screen.getByRole('button', { name: 'Close' }));
  await opened.user.click(screen.getByRole('button', { name: /^Change/ }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(opened.onClose).not.toHaveBeenCalled();
  const session = { customer: null, suspended: false };
  await act(async () => looking.resolve({ verified: false, message: 'Invalid otp', session, merged: [] }));
  expect(screen.getByText('Invalid otp')).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'Close' }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(opened.onClose).toHaveBeenCalledTimes(1);
});

test('Change goes back to the name and the number that were entered', async () => {
  const opened = open();
  await toCode(opened);
  await opened.user.click(screen.getByRole('button', { name: /^Change/ }));
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Meena');
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9843012345');
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
  for (const name of ['terms', 'privacy policy'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
});

test('[4.signIn.closes] [9.signInCloses] spec 4, Sign-in: the popup closes after 2 seconds and, the cart being right, goes on to the requested page', async () => {
  const opened = open('/checkout');
  await signIn(opened);
  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(opened.onClose).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(opened.onClose).toHaveBeenCalledTimes(1);
  expect(push.mock.calls).toEqual([['/checkout']]);
});

test('[4.signIn.cartWrong] spec 4, Sign-in: a cart with a problem is handled before checkout', async () => {
  const opened = open('/checkout');
  opened.bff.on('POST /api/cart/check', () => ({
    ...goodCheck,
    problems: [{ lineId: 101, productId: 1, name: 'Tomato', problem: 'outOfStock' }],
  }));
  await signIn(opened);
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(currentModal()).toMatchObject({ kind: 'confirm', request: { title: 'Please check your cart' } });
  expect(push).not.toHaveBeenCalledWith('/checkout');
});

test('[d20.return] decisions 20: the return url is a path of this site or nothing', async () => {
  const opened = open('//evil.example/');
  await signIn(opened);
  await act(() => jest.advanceTimersByTimeAsync(2100));
  expect(opened.onClose).toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
});

test('when the shop does not answer, the form says so and the button is enabled again', async () => {
  const opened = open();
  opened.bff.on('POST /api/session/otp', () => answer(503, { error: { code: 'unavailable', message: '' } }));
  await opened.user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Meena');
  await opened.user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9843012345');
  await opened.user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not responding right now.');
  expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
});
