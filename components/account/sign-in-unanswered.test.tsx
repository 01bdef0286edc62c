import { screen } from '@testing-library/react';
import { takeWaitingToasts } from '@/components/ui/toast/toast-store';
import { answer } from '@/lib/testing/fake-bff';
import { open, push, toCode, verified } from './testing/sign-in';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/cart' }));

const unavailable = () => answer(503, { error: { code: 'unavailable', message: '' } });

test('a code that was asked for without an answer can be entered, when the shop says that the next one must wait', async () => {
  const opened = open();
  const { bff, user } = opened;
  bff.on('POST /api/session/otp', unavailable);
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Meena');
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9843012345');
  const send = screen.getByRole('button', { name: 'Send code' });
  await user.click(send);
  expect(await screen.findByRole('alert')).toBeVisible();
  const wait = 'Please wait 29 seconds before asking for another code.';
  bff.on('POST /api/session/otp', () => ({ sent: false, message: wait }));
  await user.click(send);
  expect(await screen.findByText('+91 98430 12345')).toBeVisible();
  expect(takeWaitingToasts().map(({ message }) => message)).toEqual([wait]);
});

test('a code whose answer was lost is sent again as the same try, and another code as another', async () => {
  const opened = open();
  const { bff, user } = opened;
  const code = await toCode(opened);
  bff.on('POST /api/session/verify', unavailable);
  await user.type(code, '4711');
  const verify = screen.getByRole('button', { name: 'Verify' });
  await user.click(verify);
  expect(await screen.findByText(/^The shop does not answer right now/)).toBeVisible();
  await user.clear(code);
  await user.type(code, '4712');
  await user.click(verify);
  expect(await screen.findByText(/^The shop does not answer right now/)).toBeVisible();
  bff.on('POST /api/session/verify', () => verified);
  await user.click(verify);
  await screen.findByRole('heading', { name: 'Thanks for your verification' });
  const [other, first, again] = bff
    .callsOf('POST /api/session/verify')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[\w-]{21}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
