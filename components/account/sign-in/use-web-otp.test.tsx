import { act, fireEvent, render, screen } from '@testing-library/react';
import { SignInCodeForm } from './sign-in-code-form';

type Asked = { otp: { transport: string[] }; signal: AbortSignal };
let asked: { request: Asked; answer: (code: string) => void; refuse: () => void }[];

beforeEach(() => {
  asked = [];
  const get = (request: Asked) =>
    new Promise((resolve, reject) => {
      asked.push({ request, answer: (code) => resolve({ code }), refuse: () => reject(new Error('no')) });
    });
  Object.defineProperty(window, 'OTPCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

function open() {
  return render(
    <SignInCodeForm
      mobile="9843012345"
      demoInboxUrl={undefined}
      onVerify={async () => undefined}
      onResend={() => new Promise(() => undefined)}
      onChangeNumber={() => undefined}
    />,
  );
}
const code = () => screen.getByRole('textbox', { name: '4-digit code' });

test('the code of the SMS is filled in where the browser supports it', async () => {
  open();
  expect(asked.map(({ request }) => request.otp)).toEqual([{ transport: ['sms'] }]);
  await act(async () => asked[0]?.answer('4711'));
  expect(code()).toHaveValue('4711');
});

test('a new code starts a new request for an SMS and aborts the old one', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Resend OTP' }));
  expect(asked.map(({ request }) => request.signal.aborted)).toEqual([true, false]);
  await act(async () => asked[0]?.refuse());
  await act(async () => asked[1]?.answer('4822'));
  expect(code()).toHaveValue('4822');
});

test('closing the form aborts the request', () => {
  open().unmount();
  expect(asked.map(({ request }) => request.signal.aborted)).toEqual([true]);
});
