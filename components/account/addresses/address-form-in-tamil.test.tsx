import { render, screen, waitFor, within } from '@testing-library/react';
import { field, press, put } from '@/components/account/testing/fields';
import { forgetEverything } from '@/lib/client/testing/carts';
import { setDocumentText } from '@/lib/messages/document-text';
import { texts } from '@/lib/messages/texts';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { AddressDialog } from './address-dialog';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/ta/shipping-address',
}));

const ADD = 'POST /api/addresses';
const { ta } = texts;
const typed = {
  name: 'Meena',
  mobile: '9843012345',
  address: '14 Kamaraj Street',
  area: 'R.S. Puram',
  city: 'Coimbatore',
} as const;
const pincode = '641002';

beforeEach(async () => {
  await forgetEverything();
  setDocumentText(ta);
});
afterEach(() => setDocumentText(texts.en));

async function open(others: readonly string[] = []) {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: null, suspended: false }),
    'GET /api/cities': () => ({ cities: ['Chennai', typed.city, 'Erode', ...others] }),
    'GET /api/pincodes': () => ({ pincodes: [pincode] }),
    [ADD]: () => ({ addresses: [] }),
  });
  const onDone = jest.fn();
  render(<AddressDialog address={undefined} onClose={onDone} />);
  await screen.findByRole('option', { name: 'சென்னை' });
  return { bff, onDone };
}

async function save() {
  for (const [id, value] of Object.entries(typed)) put(ta(`address.${id as keyof typeof typed}`), value);
  await screen.findByRole('option', { name: pincode });
  put(ta('address.pincode'), pincode);
  press(ta('address.save'));
}

test('the cities and the state have Tamil names, in the order of its alphabet', async () => {
  await open();
  const [, ...cities] = within(field(ta('address.city'))).getAllByRole('option');
  expect(cities.map(({ textContent }) => textContent)).toEqual(['ஈரோடு', 'கோயம்புத்தூர்', 'சென்னை']);
  expect(field(ta('address.state'))).toHaveValue('தமிழ்நாடு');
});

test('an unknown city is shown as it is, marked as English', async () => {
  await open(['Atlantis']);
  expect(screen.getByRole('option', { name: 'Atlantis' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('option', { name: 'சென்னை' })).not.toHaveAttribute('lang');
});

test('the request contains the shop’s own spelling', async () => {
  const { bff, onDone } = await open();
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(bff.callsOf(ADD)[0]?.body).toMatchObject({ ...typed, state: 'Tamil Nadu', pincode });
});

test('the error for a pincode of another city contains the city’s Tamil name', async () => {
  const { bff } = await open();
  bff.on(ADD, () => answer(400, { error: { code: 'bad_request', message: '', field: 'pincode' } }));
  await save();
  const message = ta('address.pincode_of_city', { city: 'கோயம்புத்தூர்' });
  await waitFor(() => expect(field(ta('address.pincode'))).toHaveAccessibleDescription(message));
});
