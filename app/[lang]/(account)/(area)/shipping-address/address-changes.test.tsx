import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '@/components/site/modals/modal-host';
import { closeModal } from '@/lib/client/modal-store';
import { savedAddress as meena } from '@/lib/client/testing/addresses';
import { forgetEverything, later } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { makeEverythingVisible } from '@/lib/testing/visible';
import AddressesPage from './page';

const mockRouter = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => mockRouter,
  usePathname: () => '/shipping-address',
  useSearchParams: () => new URLSearchParams(),
}));

const CHOOSE = 'POST /api/addresses/:id/default';
const DELETE = 'DELETE /api/addresses/:id';
const NOT_SAVED = 'That was not saved. Check your connection.';
const unavailable = () => answer(503, { error: { code: 'unavailable', message: '' } });
const kavin = { ...meena, id: 8, isDefault: false, name: 'Kavin' };
const ravi = { ...meena, id: 9, isDefault: false, name: 'Ravi' };

beforeEach(forgetEverything);
afterEach(() => {
  closeModal();
  takeWaitingToasts();
  jest.restoreAllMocks();
});

async function open(addresses: unknown[]) {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9843012345' }, suspended: false }),
    'GET /api/addresses': () => ({ addresses }),
    'GET /api/cities': () => ({ cities: ['Coimbatore'] }),
    'GET /api/pincodes': () => ({ pincodes: ['641002'] }),
  });
  const user = userEvent.setup();
  render(
    <>
      <AddressesPage />
      <ModalHost />
    </>,
  );
  await screen.findByRole('radio', { name: 'Meena' });
  return { bff, user };
}

const toasts = () => takeWaitingToasts().map(({ message }) => message);

describe('a dialog that is saving an address cannot be closed,', () => {
  async function openSaving() {
    const saving = later<unknown>();
    const { bff, user } = await open([meena]);
    bff.on('PUT /api/addresses/:id', () => saving.promise);
    await user.click(screen.getByRole('button', { name: /^Edit address of Meena/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
    const inside = within(dialog);
    await user.click(inside.getByRole('button', { name: 'Save address' }));
    await inside.findByRole('button', { name: 'Wait...' });
    await user.click(inside.getByRole('button', { name: 'Close' }));
    await user.click(inside.getByRole('button', { name: 'Cancel' }));
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    await user.click(dialog);
    return { dialog, inside, saving, user };
  }

  test('until saving fails, which shows an error', async () => {
    const { dialog, inside, saving, user } = await openSaving();
    await act(async () => saving.resolve(unavailable()));
    expect(await inside.findByRole('alert')).toHaveTextContent('The shop is not responding right now.');
    await user.click(inside.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('until the address is saved, which closes it', async () => {
    const { dialog, saving } = await openSaving();
    expect(dialog).toBeVisible();
    await act(async () => saving.resolve({ addresses: [meena] }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(toasts()).toEqual(['Your address is saved.']);
  });
});

test('after a lost response to a deletion, an address that no longer exists counts as deleted', async () => {
  const { bff, user } = await open([meena, kavin]);
  bff.on(DELETE, lost);
  await user.click(screen.getByRole('button', { name: /^Delete address of Kavin/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await question.findByRole('alert')).toHaveTextContent(NOT_SAVED);
  bff.on(DELETE, () => answer(404, { error: { code: 'not_found', message: '' } }));
  bff.on('GET /api/addresses', () => ({ addresses: [meena] }));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Kavin' })).not.toBeInTheDocument());
  expect(toasts()).toEqual(['Your address is deleted.']);
});

test('a choice that failed shows no error once another one is made', async () => {
  const { bff, user } = await open([meena, kavin, ravi]);
  const first = later<unknown>();
  bff.on(CHOOSE, ({ params }) => {
    if (params.id === '8') return first.promise;
    return { addresses: [{ ...meena, isDefault: false }, kavin, { ...ravi, isDefault: true }] };
  });
  await user.click(screen.getByRole('radio', { name: 'Kavin' }));
  await user.click(screen.getByRole('radio', { name: 'Ravi' }));
  await act(async () => first.resolve(unavailable()));
  await waitFor(() => expect(bff.callsOf(CHOOSE)).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Ravi' })).toBeChecked());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the last choice shows an error when it failed', async () => {
  const { bff, user } = await open([meena, kavin]);
  bff.on(CHOOSE, unavailable);
  await user.click(screen.getByRole('radio', { name: 'Kavin' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_SAVED);
});

test.each([
  ['the card after it', 'Kavin', [meena, ravi], 'radio', 'Ravi'],
  ['the card before it, if it was the last', 'Ravi', [meena, kavin], 'radio', 'Kavin'],
  ['the heading, if it was the only one', 'Meena', [], 'heading', 'My Addresses'],
] as const)('when an address is deleted, the focus moves to %s', async (_where, gone, left, role, name) => {
  makeEverythingVisible();
  const { bff, user } = await open(gone === 'Meena' ? [meena] : [meena, kavin, ravi]);
  bff.on(DELETE, () => ({ addresses: left }));
  await user.click(screen.getByRole('button', { name: new RegExp(`^Delete address of ${gone}`) }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole(role, { name })).toHaveFocus();
});
