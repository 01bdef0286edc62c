import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { description, field, press, put, type RuleRow, spoil } from '@/components/account/testing/fields';
import { SignInCodeForm } from './sign-in-code-form';
import { SignInRequestForm } from './sign-in-request-form';

const NAME = 'Full name';
const MOBILE = 'Mobile number';
const CODE = '4-digit code';

function openRequest(refusal?: string) {
  const onSend = jest.fn(async () => refusal);
  render(<SignInRequestForm initial={{ name: '', mobile: '' }} onSend={onSend} />);
  return { sent: onSend, user: userEvent.setup(), button: 'Send code' };
}

function openCode(refusal?: string) {
  const onVerify = jest.fn(async () => refusal);
  render(
    <SignInCodeForm
      mobile="9843012345"
      demoInboxUrl={undefined}
      onVerify={onVerify}
      onResend={async () => 'sent'}
      onChangeNumber={() => undefined}
    />,
  );
  return { sent: onVerify, user: userEvent.setup(), button: 'Verify' };
}

const REQUEST: RuleRow[] = [
  ['[5.signIn.name.required]', NAME, 'Meena', '', 'Enter Full name'],
  ['[5.signIn.name.required]', NAME, 'Meena', '   ', 'Enter Full name'],
  ['[5.signIn.name.short]', NAME, 'Meena', 'Me', 'Invalid user name'],
  ['[5.signIn.name.short]', NAME, 'Meena', ' M ', 'Invalid user name'],
  ['[5.signIn.mobile.required]', MOBILE, '9843012345', '', 'Enter mobile number'],
  ['[5.signIn.mobile.invalid]', MOBILE, '9843012345', '5843012345', 'invalid mobile number'],
  ['[5.signIn.mobile.invalid]', MOBILE, '9843012345', '984301234', 'invalid mobile number'],
];
const CODES: RuleRow[] = [
  ['[5.otp.required]', CODE, '4711', '', 'Enter 4 digit otp'],
  ['[5.otp.length]', CODE, '4711', '471', 'Invalid otp'],
];

describe.each([
  ['name and mobile', openRequest, REQUEST],
  ['the code', openCode, CODES],
] as const)('sign-in, %s', (_, open, rows) => {
  test.each(rows)(
    '%s %s: after "%s" became "%s", the live error is %s',
    (_id, label, right, wrong, message) => {
      open();
      const control = spoil(label, right, wrong);
      expect(control).toBeInvalid();
      expect(control).toHaveAccessibleDescription(description(label, message));
      expect(put(label, right)).toHaveAccessibleDescription(description(label));
    },
  );

  test.each(rows)(
    '%s %s: on submit, instead of "%s", the value "%s" gives the error %s, and nothing is sent',
    (_id, label, ...row) => {
      const [right, wrong, message] = row;
      const { sent, button } = open();
      put(label, right);
      const control = put(label, wrong);
      expect(control).toHaveAccessibleDescription(description(label));
      press(button);
      expect(control).toHaveAccessibleDescription(description(label, message));
      expect(sent).not.toHaveBeenCalled();
    },
  );
});

test('[5.signIn.name.max] a name takes 20 characters, and is sent without the blanks around it', async () => {
  const { user, sent } = openRequest();
  await user.type(field(NAME), 'Meenakshi Sundareswarar');
  expect(field(NAME)).toHaveValue('Meenakshi Sundareswa');
  await user.clear(field(NAME));
  await user.type(field(NAME), ' Meena ');
  await user.type(field(MOBILE), '9843012345');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(sent).toHaveBeenCalledWith({ name: 'Meena', mobile: '9843012345' });
});

test('[5.signIn.mobile.max] a mobile takes ten digits, however it is pasted', async () => {
  const { user } = openRequest();
  await user.type(field(MOBILE), '98 76x5-432109');
  expect(field(MOBILE)).toHaveValue('9876543210');
  await user.clear(field(MOBILE));
  await user.paste('+91 98765 43210');
  expect(field(MOBILE)).toHaveValue('9876543210');
});

test('[5.otp.max] a code takes four digits, however it is pasted', async () => {
  const { user } = openCode();
  await user.type(field(CODE), '47a119');
  expect(field(CODE)).toHaveValue('4711');
  await user.clear(field(CODE));
  await user.paste('Your code: 47 11');
  expect(field(CODE)).toHaveValue('4711');
});

test('the first wrong field takes the focus', async () => {
  openRequest();
  put(NAME, 'Meena');
  press('Send code');
  await waitFor(() => expect(field(MOBILE)).toHaveFocus());
});

test.each([
  ['name and mobile', openRequest, { [NAME]: 'Meena', [MOBILE]: '9843012345' }],
  ['the code', openCode, { [CODE]: '4711' }],
])(
  '[4.signIn.wait] %s: the button reads Wait... while pending; a refusal leaves what was typed',
  async (...row) => {
    const [, open, typed] = row;
    const { button } = open('Too many tries today.');
    for (const [label, value] of Object.entries(typed)) put(label, value);
    press(button);
    expect(screen.getByRole('button', { name: 'Wait...' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
    expect(await screen.findByText('Too many tries today.')).toBeVisible();
    for (const [label, value] of Object.entries(typed)) expect(field(label)).toHaveValue(value);
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  },
);

test('the browser can fill the fields, and a phone shows the right keys', () => {
  openRequest();
  expect(field(NAME)).toHaveAttribute('autocomplete', 'name');
  expect(field(MOBILE)).toHaveAttribute('autocomplete', 'tel-national');
  expect(field(MOBILE)).toHaveAttribute('inputmode', 'numeric');
  openCode();
  expect(field(CODE)).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field(CODE)).toHaveAttribute('inputmode', 'numeric');
});
