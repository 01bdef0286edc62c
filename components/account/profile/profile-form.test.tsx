import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mutate } from 'swr';
import { field, press, put, type RuleRow, spoil } from '@/components/account/testing/fields';
import { forgetEverything, later } from '@/lib/client/testing/carts';
import { keys } from '@/lib/config/api-paths';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { ProfileForm } from './profile-form';

const PUT = 'PUT /api/profile';
const UPDATE = 'Update';
const NAME = 'Name';
const EMAIL = 'Email';
const BORN = 'Date of birth';
const profile = { name: 'Meena', mobile: '9843012345', email: '', gender: 0, birthDate: '' };

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T20:00:00+05:30'), doNotFake: ['requestAnimationFrame'] });
  await forgetEverything();
});
afterEach(() => jest.useRealTimers());

async function open(update: () => unknown = () => ({ profile, message: 'Your profile is updated.' })) {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9843012345' }, suspended: false }),
    'GET /api/profile': () => ({ profile }),
    [PUT]: update,
  });
  // why: the page shows the form to a known customer only
  await mutate(keys.session, { customer: { name: 'Meena', mobile: '9843012345' }, suspended: false });
  const leave = await show();
  return { bff, leave, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

async function show() {
  const { unmount } = await act(async () => render(<ProfileForm profile={profile} />));
  return unmount;
}

const BOTH: RuleRow[] = [
  ['[5.profile.name.short]', NAME, 'Meena', 'ab', 'Invalid user name'],
  ['[5.profile.email]', EMAIL, 'meena@shop.com', 'meena@', 'Invalid email'],
  ['[5.profile.email]', EMAIL, 'meena@shop.com', 'meena@shop.museum', 'Invalid email'],
  ['[5.profile.birthDate]', BORN, '1990-05-01', '1899-12-31', 'Invalid date of birth'],
  ['[5.profile.birthDate]', BORN, '2026-11-21', '2026-11-22', 'Invalid date of birth'],
];
const LIVE: RuleRow[] = [['[5.profile.name.requiredLive]', NAME, 'Meena S', '', 'Name is required'], ...BOTH];
const ON_SUBMIT: RuleRow[] = [
  ['[5.profile.name.requiredSubmit]', NAME, 'Meena S', '', 'Enter your name'],
  ['[5.profile.name.requiredSubmit]', NAME, 'Meena S', '  ', 'Enter your name'],
  ...BOTH,
];

test.each(LIVE)(
  '%s %s: after "%s" became "%s", the live error is %s',
  async (_id, label, right, wrong, message) => {
    await open();
    expect(spoil(label, right, wrong)).toHaveAccessibleDescription(message);
    expect(put(label, right)).not.toHaveAccessibleDescription();
  },
);

test.each(ON_SUBMIT)(
  '%s %s: on submit, instead of "%s", the value "%s" gives the error %s',
  async (_id, label, right, wrong, message) => {
    const { bff } = await open();
    put(label, right);
    put(label, wrong);
    press(UPDATE);
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(bff.callsOf(PUT)).toHaveLength(0);
  },
);

test.each(['1900-01-01', '2026-11-21', ''])('[5.profile.birthDate] "%s" is accepted', async (birthDate) => {
  const { bff, user } = await open();
  put(BORN, birthDate);
  await user.click(screen.getByRole('button', { name: UPDATE }));
  await screen.findByText('Your profile is updated.');
  expect(bff.callsOf(PUT)[0]?.body).toMatchObject({ birthDate });
});

test('[5.profile.birthDate] a date that does not exist is refused, although the browser reports it as empty', async () => {
  const { bff } = await open();
  const born = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${BORN}`));
  const typed = jest.spyOn(born, 'validity', 'get').mockReturnValue({ ...born.validity, badInput: true });
  fireEvent.blur(born);
  expect(born).toHaveAccessibleDescription('Invalid date of birth');
  press(UPDATE);
  expect(born).toHaveAccessibleDescription('Invalid date of birth');
  expect(bff.callsOf(PUT)).toHaveLength(0);
  typed.mockRestore();
  fireEvent.blur(born);
  expect(born).not.toHaveAccessibleDescription();
});

test('[5.profile.name.requiredLive] emptying a prefilled name shows an error at once', async () => {
  const { user } = await open();
  await user.clear(field(NAME));
  expect(field(NAME)).toHaveAccessibleDescription('Name is required');
});

test('leaving a field that was always empty shows no error', async () => {
  const { user } = await open();
  await user.click(field(EMAIL));
  await user.tab();
  expect(field(EMAIL)).not.toHaveAccessibleDescription();
});

test('[5.profile.name.max] a name takes 50 characters', async () => {
  const { user } = await open();
  await user.clear(field(NAME));
  await user.type(field(NAME), 'a'.repeat(60));
  expect(field(NAME)).toHaveValue('a'.repeat(50));
});

test('[8.profile.success] Success is shown with the server message, in the status that was there before', async () => {
  const { user } = await open();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: UPDATE }));
  await waitFor(() => expect(status).toHaveTextContent('Success Your profile is updated.'));
  expect(screen.getByRole('status')).toBe(status);
});

test('a profile that was not saved shows an error and keeps the typed values', async () => {
  const { user } = await open(() => answer(503, { error: { code: 'unavailable', message: '' } }));
  put(EMAIL, 'meena@shop.com');
  await user.click(screen.getByRole('button', { name: UPDATE }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not responding right now.');
  expect(field(EMAIL)).toHaveValue('meena@shop.com');
});

test('what was typed and not saved is there again after the form was left', async () => {
  const { leave } = await open();
  put(EMAIL, 'meena@shop.com');
  leave();
  await show();
  expect(field(EMAIL)).toHaveValue('meena@shop.com');
});

test('a saved profile leaves nothing behind that would hide a later change', async () => {
  const { leave, user } = await open();
  put(EMAIL, 'meena@shop.com');
  await user.click(screen.getByRole('button', { name: UPDATE }));
  await screen.findByText('Your profile is updated.');
  leave();
  await show();
  expect(field(EMAIL)).toHaveValue('');
});

test('Success is not said of what was typed while the profile was being saved', async () => {
  const saved = later<unknown>();
  const { leave, user } = await open(() => saved.promise);
  await user.click(screen.getByRole('button', { name: UPDATE }));
  put(EMAIL, 'meena@shop.com');
  await act(async () => saved.resolve({ profile, message: 'Your profile is updated.' }));
  await screen.findByRole('button', { name: UPDATE });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  leave();
  await show();
  expect(field(EMAIL)).toHaveValue('meena@shop.com');
});

test('the browser can fill the fields', async () => {
  await open();
  expect([NAME, EMAIL, BORN].map((label) => field(label).getAttribute('autocomplete'))).toEqual([
    'name',
    'email',
    'bday',
  ]);
});
