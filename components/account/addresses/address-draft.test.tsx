import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { CustomerOnly } from '@/components/account/customer-only';
import { ADD, right, SAVE, silent } from '@/components/account/testing/address';
import { field, press, put } from '@/components/account/testing/fields';
import { forgetEverything, later } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { keys } from '@/lib/config/api-paths';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { AddressDialog } from './address-dialog';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
  usePathname: () => '/shipping-address',
}));

const meena = { name: 'Meena', mobile: '9843012345' };
const ravi = { name: 'Ravi', mobile: '9843054321' };
const onDone = jest.fn();
let bff: ReturnType<typeof fakeBff>;

/** Opens the form for a customer, on the tab's first page or on a later one. */
async function open(customer = meena) {
  cleanup();
  bff = fakeBff({
    'GET /api/session': () => ({ customer, suspended: false }),
    'GET /api/cities': silent,
    [ADD]: () => ({ addresses: [] }),
  });
  await mutate(keys.session, undefined, { revalidate: true });
  render(
    <CustomerOnly fallback={null}>
      <AddressDialog address={undefined} onClose={onDone} />
    </CustomerOnly>,
  );
  await screen.findByRole('textbox', { name: 'City' });
}

beforeEach(async () => {
  await forgetEverything();
  await open();
  for (const [label, value] of Object.entries(right)) put(label, value);
});

async function again(close: () => void) {
  close();
  await open();
  return screen.findByRole('textbox', { name: 'Area' });
}

test('a draft is restored when the closed form is opened again', async () => {
  expect(await again(() => undefined)).toHaveValue('R.S. Puram');
  expect(field('City')).toHaveValue('Coimbatore');
});

test('a draft is kept when the session had ended, for the same customer only', async () => {
  bff.on('GET /api/session', () => ({ customer: null, suspended: false }));
  bff.on(ADD, () => answer(401, { error: { code: 'unauthenticated', message: '' } }));
  press(SAVE);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await again(() => undefined)).toHaveValue('R.S. Puram');
  await open(ravi);
  expect(field('Area')).toHaveValue('');
  expect(await again(() => undefined)).toHaveValue('');
});

test('a draft is kept when it could not be saved', async () => {
  bff.on(ADD, silent);
  press(SAVE);
  await screen.findByRole('alert');
  expect(await again(() => undefined)).toHaveValue('R.S. Puram');
});

test('a draft is kept when the form was closed before the refusal, which a toast shows', async () => {
  const saving = later<unknown>();
  bff.on(ADD, () => saving.promise);
  press(SAVE);
  await waitFor(() => expect(bff.callsOf(ADD)).toHaveLength(1));
  expect(await again(() => undefined)).toHaveValue('');
  await act(async () => saving.resolve(silent()));
  await waitFor(() => expect(takeWaitingToasts()).toMatchObject([{ tone: 'error' }]));
  expect(await again(() => undefined)).toHaveValue('R.S. Puram');
});

test('a draft is discarded by Cancel', async () => {
  expect(await again(() => press('Cancel'))).toHaveValue('');
});

test('a draft is discarded once it was saved', async () => {
  onDone.mockClear();
  press(SAVE);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(await again(() => undefined)).toHaveValue('');
});

afterEach(() => void takeWaitingToasts());
