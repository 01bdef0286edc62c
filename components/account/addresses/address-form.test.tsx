import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADD, right, SAVE, silent } from '@/components/account/testing/address';
import { description, field, press, put, type RuleRow, spoil } from '@/components/account/testing/fields';
import { forgetEverything } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { addressBody } from '@/lib/contract/bff/forms/address';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { AddressDialog } from './address-dialog';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/shipping-address',
}));

beforeEach(forgetEverything);
afterEach(() => void takeWaitingToasts());

/** Opens the form without city lists, so that every field accepts typed text. */
async function openTyped() {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: null, suspended: false }),
    'GET /api/cities': silent,
    [ADD]: () => ({ addresses: [] }),
  });
  const onDone = jest.fn();
  render(<AddressDialog address={undefined} onClose={onDone} />);
  await screen.findByRole('textbox', { name: 'City' });
  return { bff, onDone, user: userEvent.setup() };
}

async function fill(change: Partial<typeof right> = {}) {
  const opened = await openTyped();
  for (const [label, value] of Object.entries({ ...right, ...change })) put(label, value);
  return opened;
}

const ROWS: RuleRow[] = [
  ['[5.address.name.required]', 'Name', 'Meena', '', 'Name is required'],
  ['[5.address.name.required]', 'Name', 'Meena', '  ', 'Name is required'],
  ['[5.address.name.short]', 'Name', 'Meena', 'ab', 'Invalid customer name'],
  ['[5.address.mobile.required]', 'Mobile number', '9843012345', '', 'Mobile number is required'],
  ['[5.address.mobile.invalid]', 'Mobile number', '9843012345', '1234567890', 'Invalid mobile number'],
  ['[5.address.mobile.invalid]', 'Mobile number', '9843012345', '98430', 'Invalid mobile number'],
  ['[5.address.email]', 'Email', '', 'meena@shop', 'Invalid Email address'],
  ['[5.address.email]', 'Email', 'meena.s1@shop.com', 'meena@shop.museum', 'Invalid Email address'],
  ['[5.address.email]', 'Email', 'meena.s1@shop.com', 'meena_s@shop.com', 'Invalid Email address'],
  ['[5.address.email]', 'Email', 'meena.s1@shop.com', 'meena@shop1.com', 'Invalid Email address'],
  ['[5.address.address]', 'Address', '14 Kamaraj Street', ' ', 'Address is required'],
  ['[5.address.area]', 'Area', 'R.S. Puram', '', 'Area is required'],
  ['[5.address.city]', 'City', 'Coimbatore', '', 'City is required'],
  ['[5.address.pincode.required]', 'Pincode', '641002', '', 'Pincode is required'],
  ['[5.address.pincode.invalid]', 'Pincode', '641002', '64100', 'Invalid Pincode'],
];

test.each(ROWS.filter(([, , good]) => good !== ''))(
  '%s %s: of "%s" become "%s" it says %s, live',
  async (_id, label, good, wrong, message) => {
    await openTyped();
    const control = spoil(label, good, wrong);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(description(label, message));
    expect(put(label, good)).toHaveAccessibleDescription(description(label));
  },
);

test.each(ROWS)(
  '%s %s: on submit, instead of "%s", the value "%s" gives the error %s',
  async (_id, label, _good, wrong, message) => {
    const { bff } = await fill({ [label]: wrong });
    expect(field(label)).toHaveAccessibleDescription(description(label));
    press(SAVE);
    expect(field(label)).toHaveAccessibleDescription(description(label, message));
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(bff.callsOf(ADD)).toHaveLength(0);
  },
);

test.each(['', 'meena.s1@shop.com', '  '])(
  '[5.address.email] "%s" is accepted, as the email is optional',
  async (email) => {
    const { bff, onDone } = await fill({ Email: email });
    press(SAVE);
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(bff.callsOf(ADD)[0]?.body).toMatchObject({
      email: email.trim(),
      landmark: '',
      state: 'Tamil Nadu',
    });
  },
);

test('[5.address.name.max] [5.address.mobile.digits] a name takes 20 characters, a mobile digits only', async () => {
  const { user } = await openTyped();
  await user.type(field('Name'), 'Meenakshi Sundareswarar');
  expect(field('Name')).toHaveValue('Meenakshi Sundareswa');
  await user.type(field('Mobile number'), '98ab4301-2345678');
  expect(field('Mobile number')).toHaveValue('9843012345');
});

test('[5.address.state] [5.address.onlyState] the state is Tamil Nadu and nothing else', async () => {
  await openTyped();
  expect(field('State')).toHaveValue('Tamil Nadu');
  expect(field('State')).toHaveAttribute('readonly');
  for (const state of ['', 'Kerala']) {
    const { error } = addressBody.shape.state.safeParse(state);
    expect(error?.issues[0]?.message).toBe('address.state_required');
  }
});

test('a city without a list of pincodes: the pincode is typed, digits only', async () => {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: null, suspended: false }),
    'GET /api/cities': () => ({ cities: ['Coimbatore', 'Madurai'] }),
    'GET /api/pincodes': silent,
    [ADD]: () => answer(400, { error: { code: 'bad_request', message: '', field: 'pincode' } }),
  });
  render(<AddressDialog address={undefined} onClose={jest.fn()} />);
  const user = userEvent.setup();
  await screen.findByRole('option', { name: 'Coimbatore' });
  for (const [label, value] of Object.entries({ ...right, Pincode: undefined })) if (value) put(label, value);
  const pincode = await screen.findByRole('textbox', { name: 'Pincode' });
  await user.type(pincode, '625 0012');
  expect(pincode).toHaveValue('625001');
  expect(pincode).toHaveAttribute('inputmode', 'numeric');
  await user.click(screen.getByRole('button', { name: SAVE }));
  await waitFor(() =>
    expect(pincode).toHaveAccessibleDescription('This pincode does not belong to Coimbatore.'),
  );
  await waitFor(() => expect(pincode).toHaveFocus());
  expect(bff.callsOf('GET /api/pincodes')).toHaveLength(1);
  expect(field('Area')).toHaveValue('R.S. Puram');
});

test('an address above the maximum is refused with that reason, and the typed values stay', async () => {
  const { bff, user } = await fill();
  bff.on(ADD, () => answer(409, { error: { code: 'conflict', message: '' } }));
  await user.click(screen.getByRole('button', { name: SAVE }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You can keep 20 addresses. Please delete one first.',
  );
  expect(field('Address')).toHaveValue('14 Kamaraj Street');
});

test('the browser can fill every field', async () => {
  await openTyped();
  const tokens = Object.entries(right).map(([label]) => field(label).getAttribute('autocomplete'));
  expect(tokens).toEqual([
    'name',
    'tel-national',
    'email',
    'address-line1',
    'address-line2',
    'off',
    'address-level2',
    'postal-code',
  ]);
});

test('a city typed offline keeps its text field when the network is back', async () => {
  const { bff, user } = await openTyped();
  const city = screen.getByRole('textbox', { name: 'City' });
  await user.type(city, 'Coim');
  bff.on('GET /api/cities', () => ({ cities: ['Coimbatore'] }));
  await act(async () => void window.dispatchEvent(new Event('online')));
  await user.type(city, 'batore');
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Coimbatore');
  expect(city).toHaveFocus();
});
