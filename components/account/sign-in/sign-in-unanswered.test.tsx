import { cleanup, screen } from '@testing-library/react';
import { open, push, toCode } from '@/components/account/testing/sign-in';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { answer } from '@/lib/testing/fake-bff';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/cart' }));

type Opened = ReturnType<typeof open>;

async function enter({ user }: Opened, code: HTMLElement) {
  await user.type(code, '4711');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
}

const keysOf = (bff: Opened['bff']) =>
  bff.callsOf('POST /api/session/verify').map(({ headers }) => headers.get('idempotency-key'));

const unavailable = () => answer(503, { error: { code: 'unavailable', message: '' } });

test('after a code request without a response, the code can be entered once the shop says that the next one must wait', async () => {
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

test('verifying again after a lost response repeats the same attempt, also after a reload', async () => {
  const opened = open();
  const { bff } = opened;
  bff.on('POST /api/session/verify', unavailable);
  await enter(opened, await toCode(opened));
  expect(await screen.findByText(/^The shop is not responding right now/)).toBeVisible();
  cleanup();
  const again = open();
  await enter(again, screen.getByRole('textbox', { name: '4-digit code' }));
  await screen.findByRole('heading', { name: 'Thanks for your verification' });
  const [first] = keysOf(bff);
  expect(first).toMatch(/^[\w-]{21}$/);
  expect(keysOf(again.bff)).toEqual([first]);
});

test('a code that was not checked is not called invalid', async () => {
  const opened = open();
  opened.bff.on('POST /api/session/verify', unavailable);
  const code = await toCode(opened);
  await enter(opened, code);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The shop is not responding right now/);
  expect(code).toBeValid();
  expect(code).toHaveValue('4711');
});

test('verifying the next code is another attempt', async () => {
  const opened = open();
  opened.bff.on('POST /api/session/verify', unavailable);
  await enter(opened, await toCode(opened));
  await screen.findByText(/^The shop is not responding right now/);
  await opened.user.click(screen.getByRole('button', { name: /^Change/ }));
  await opened.user.click(screen.getByRole('button', { name: 'Send code' }));
  await enter(opened, await screen.findByRole('textbox', { name: '4-digit code' }));
  expect(await screen.findByText(/^The shop is not responding right now/)).toBeVisible();
  const [first, second] = keysOf(opened.bff);
  expect(second).toMatch(/^[\w-]{21}$/);
  expect(second).not.toBe(first);
});
