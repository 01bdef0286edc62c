import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocationLink } from '@/components/site/location-link';
import { rememberPincode } from '@/lib/client/pincode-store';
import { savedAddress as saved } from '@/lib/client/testing/addresses';
import { forgetEverything, later } from '@/lib/client/testing/carts';
import { checkDelivery } from '@/lib/client/use-delivery';
import { formatPincode } from '@/lib/domain/patterns';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { start as startCheckout } from '../../checkout/testing/checkout';
import AddressesPage from './page';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/shipping-address',
  useSearchParams: () => new URLSearchParams(),
}));

const ADD = 'POST /api/addresses';
const CHOOSE = 'POST /api/addresses/:id/default';
const meena = { customer: { name: 'Meena', mobile: '9843012345' }, suspended: false };

beforeEach(forgetEverything);

async function open(addresses: unknown[] = []) {
  const bff = fakeBff({
    'GET /api/session': () => meena,
    'GET /api/addresses': () => ({ addresses }),
    'GET /api/cities': () => ({ cities: ['Coimbatore', 'Madurai'] }),
    'GET /api/pincodes': ({ query }) => ({
      pincodes: query.get('city') === 'Madurai' ? ['625001'] : ['641001', '641002'],
    }),
    [ADD]: () => ({ addresses: [saved] }),
  });
  const user = userEvent.setup();
  render(<AddressesPage />);
  await screen.findByText(addresses.length > 0 ? 'Meena' : 'No addresses available.');
  return { bff, user };
}

async function openForm(addresses: unknown[] = [], button: RegExp = /Add New/) {
  const opened = await open(addresses);
  await opened.user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'City' })).toHaveTextContent('Madurai'));
  return { ...opened, dialog };
}

const save = 'Save address';

test('spec 5, Address form: submit shows what is missing and focuses the first such field', async () => {
  const { bff, user, dialog } = await openForm();
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Mobile number' }));
  await user.click(dialog.getByRole('button', { name: save }));
  for (const message of [
    'Name is required',
    'Mobile number is required',
    'Address is required',
    'Area is required',
    'City is required',
    'Pincode is required',
  ]) {
    expect(dialog.getByText(message)).toBeVisible();
  }
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  expect(bff.callsOf(ADD)).toHaveLength(0);
});

test('[5.address.cityPincodes] [5.address.onlyState] choosing a city loads its pincode options; the only state is Tamil Nadu', async () => {
  const { user, dialog } = await openForm();
  const pincode = dialog.getByRole('combobox', { name: 'Pincode' });
  expect(pincode).toHaveAttribute('aria-disabled', 'true');
  expect(pincode).toBeEnabled();
  expect(pincode).toHaveDisplayValue('Choose a city first');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'City' }), 'Coimbatore');
  expect(pincode).not.toHaveAttribute('aria-disabled');
  await user.selectOptions(pincode, await dialog.findByRole('option', { name: '641002' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'City' }), 'Madurai');
  expect(pincode).toHaveValue('');
  expect(pincode).not.toBeInvalid();
  await dialog.findByRole('option', { name: '625001' });
  expect(dialog.queryByRole('option', { name: '641002' })).not.toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'State' })).toHaveValue('Tamil Nadu');
  expect(dialog.getByRole('textbox', { name: 'State' })).toHaveAttribute('readonly');
});

test('the first address is prefilled with the customer’s name and number; once saved it is in the list and the dialog closes', async () => {
  const { bff, user, dialog } = await openForm();
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), '14 Kamaraj Street');
  await user.type(dialog.getByRole('textbox', { name: 'Area' }), 'R.S. Puram');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'City' }), 'Coimbatore');
  await dialog.findByRole('option', { name: '641002' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Pincode' }), '641002');
  await user.click(dialog.getByRole('button', { name: save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: 'Meena' })).toBeChecked();
  const { id: _, isDefault: __, served: ___, ...sent } = saved;
  expect(bff.callsOf(ADD)[0]?.body).toEqual(sent);
});

/** The HTML of the address cards and the Add New dialog, without ids that React generates. */
async function drawnBook() {
  const first = await screen.findByRole('radio', { name: /^Meena/ });
  const cards = [...(first.closest('fieldset')?.children ?? [])].filter(
    ({ tagName }) => tagName !== 'LEGEND',
  );
  const drawn = (elements: Element[]) =>
    elements.map(({ outerHTML }) => outerHTML.replaceAll(/_r_\w+_/g, '')).join('\n');
  const cardsDrawn = drawn(cards);
  await userEvent.click(screen.getByRole('button', { name: /Add New/ }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('option', { name: 'Madurai' });
  return { cards: cardsDrawn, dialog: drawn([dialog]) };
}

test('[2.account.addresses] spec 2, My Addresses: the same address cards and dialog as checkout', async () => {
  const both = [saved, { ...saved, id: 8, isDefault: false, name: 'Kavin' }];
  await open(both);
  const here = await drawnBook();
  expect(here.cards).toMatch(/Meena.*Kavin/s);
  cleanup();
  await forgetEverything();
  const { bff } = startCheckout({ addresses: both });
  bff.on('GET /api/cities', () => ({ cities: ['Coimbatore', 'Madurai'] }));
  expect(await drawnBook()).toEqual(here);
});

test('an address is edited with its current values; an error stays in the dialog', async () => {
  const { bff, user, dialog } = await openForm([saved], /^Edit address of Meena/);
  bff.on('PUT /api/addresses/:id', () => answer(503, { error: { code: 'unavailable', message: '' } }));
  expect(dialog.getByRole('textbox', { name: 'Area' })).toHaveValue('R.S. Puram');
  await user.click(dialog.getByRole('button', { name: save }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The shop is not responding right now.');
  expect(bff.callsOf('PUT /api/addresses/:id')[0]?.params).toEqual({ id: '7' });
});

test('a further address may be for anybody, so only the number is prefilled', async () => {
  const { dialog } = await openForm([saved]);
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(dialog.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9843012345');
});

test('the header shows the pincode of the default address', async () => {
  const { bff, user } = await open([
    saved,
    { ...saved, id: 8, isDefault: false, name: 'Kavin', pincode: '641001' },
  ]);
  render(<LocationLink />);
  const chosen = [
    { ...saved, isDefault: false },
    { ...saved, id: 8, name: 'Kavin', pincode: '641001' },
  ];
  bff.on(CHOOSE, () => ({ addresses: chosen }));
  await user.click(screen.getByRole('radio', { name: 'Kavin' }));
  expect(await screen.findByRole('link', { name: `Deliver to ${formatPincode('641001')}` })).toBeVisible();
  expect(bff.callsOf('GET /api/delivery')).toEqual([]);
});

test('of two addresses chosen quickly, the last one is sent last', async () => {
  const kavin = { ...saved, id: 8, isDefault: false, name: 'Kavin' };
  const { bff, user } = await open([{ ...saved, isDefault: false }, kavin]);
  const answers = [later<unknown>(), later<unknown>()];
  bff.on(CHOOSE, () => answers[bff.callsOf(CHOOSE).length - 1]?.promise);
  await user.click(screen.getByRole('radio', { name: 'Meena' }));
  await user.click(screen.getByRole('radio', { name: 'Kavin' }));
  expect(screen.getByRole('radio', { name: 'Kavin' })).toBeChecked();
  expect(bff.callsOf(CHOOSE).map(({ params }) => params.id)).toEqual(['7']);
  answers[0]?.resolve({ addresses: [saved, kavin] });
  await waitFor(() => expect(bff.callsOf(CHOOSE).map(({ params }) => params.id)).toEqual(['7', '8']));
  expect(screen.getByRole('radio', { name: 'Kavin' })).toBeChecked();
  const chosen = [
    { ...kavin, isDefault: true },
    { ...saved, isDefault: false },
  ];
  await act(async () => answers[1]?.resolve({ addresses: chosen }));
  expect(screen.getByRole('radio', { name: 'Kavin' })).toBeChecked();
});

test('an unserved address says so', async () => {
  await open([saved, { ...saved, id: 8, isDefault: false, name: 'Kavin', pincode: '643001', served: false }]);
  expect(screen.getByRole('radio', { name: 'Kavin' })).toHaveAccessibleDescription(
    new RegExp(`Sorry, we do not deliver to ${formatPincode('643001')} yet.`),
  );
  expect(screen.getByRole('radio', { name: 'Meena' })).not.toHaveAccessibleDescription(/Sorry/);
});

test.each([
  ['served: its city and pincode are filled in', true, 'Coimbatore', '641002'],
  ['not served: nothing is filled in', false, '', ''],
])('the delivery pincode is %s', async (_name, served, city, pincode) => {
  rememberPincode('641002');
  const delivery = { pincode: '641002', served, city: 'Coimbatore', message: '' };
  fakeBff({ 'GET /api/delivery': () => delivery });
  await checkDelivery('641002');
  const { dialog } = await openForm();
  expect(dialog.getByRole('combobox', { name: 'City' })).toHaveValue(city);
  expect(dialog.getByRole('combobox', { name: 'Pincode' })).toHaveValue(pincode);
});
