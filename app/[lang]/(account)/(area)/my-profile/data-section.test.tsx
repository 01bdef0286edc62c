import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '@/components/site/modals/modal-host';
import { closeModal } from '@/lib/client/modal-store';
import { saveFile } from '@/lib/client/save-file';
import { cartOf, forgetEverything, later } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { paths } from '@/lib/config/paths';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { SESSION, session } from '../testing/orders';
import ProfilePage from './page';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/my-profile',
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/save-file', () => ({ saveFile: jest.fn() }));

const EVERYWHERE = 'DELETE /api/session/everywhere';
const UNFINISHED = 'GET /api/profile/unfinished';
const ERASE = 'DELETE /api/profile';
const profile = { name: 'Meena', mobile: '9843012345', email: '', gender: 0, birthDate: '' };
const nobody = { customer: null, suspended: false };

beforeEach(async () => {
  router.replace.mockClear();
  jest.mocked(saveFile).mockClear();
  await forgetEverything();
});
afterEach(() => {
  closeModal();
  takeWaitingToasts();
});

async function open(unfinished: unknown = { orders: [], payments: [] }) {
  const bff = fakeBff({
    [SESSION]: session,
    'GET /api/profile': () => ({ profile }),
    'GET /api/cart': () => cartOf(1, []),
    [EVERYWHERE]: () => nobody,
    'GET /api/profile/data': () => ({ data: { profile, orders: [] }, isWhole: true }),
    [UNFINISHED]: () => unfinished,
    [ERASE]: () => ({ message: 'Your account is deleted.' }),
  });
  render(
    <>
      <ProfilePage />
      <ModalHost />
    </>,
  );
  await screen.findByRole('heading', { name: 'Your data and devices' });
  return { bff, user: userEvent.setup() };
}

const messages = () => takeWaitingToasts().map(({ message }) => message);
const press = (name: string) => screen.getByRole('button', { name });

describe('Sign out on all devices', () => {
  it('asks, signs out everywhere, and goes home', async () => {
    localStorage.setItem('userid', 'somebody');
    const { bff, user } = await open();
    await user.click(press('Sign out on all devices'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('sign out on every device ?');
    expect(bff.callsOf(EVERYWHERE)).toHaveLength(0);
    await user.click(press('Yes'));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
    expect(messages()).toEqual(['You are signed out on all devices.']);
    expect(localStorage.getItem('userid')).toBeNull();
  });

  it('stays signed in when the shop does not confirm it', async () => {
    const { bff, user } = await open();
    bff.on(EVERYWHERE, lost);
    await user.click(press('Sign out on all devices'));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByRole('alert')).toHaveTextContent(
      'That was not saved. Check your connection.',
    );
    await user.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(bff.callsOf(EVERYWHERE)).toHaveLength(2));
    expect(router.replace).not.toHaveBeenCalled();
  });
});

describe('Download my data', () => {
  it('saves the shop’s answer as a JSON file', async () => {
    const { user } = await open();
    await user.click(press('Download my data'));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    const [name, type, content] = jest.mocked(saveFile).mock.calls[0] ?? [];
    expect([name, type]).toEqual([
      expect.stringMatching(/^koodai-\d{4}-\d\d-\d\d\.json$/),
      'application/json',
    ]);
    expect(JSON.parse(content ?? '')).toEqual({ profile, orders: [] });
    expect(messages()).toEqual([]);
  });

  it('says when the file contains only the newest orders', async () => {
    const { bff, user } = await open();
    bff.on('GET /api/profile/data', () => ({ data: { profile, orders: [] }, isWhole: false }));
    await user.click(press('Download my data'));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    expect(messages()).toEqual(['Your file has your newest orders only. Ask us for the older ones.']);
  });

  it('says when the download failed', async () => {
    const { bff, user } = await open();
    bff.on('GET /api/profile/data', lost);
    await user.click(press('Download my data'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not get your data. Please try again in a moment.',
    );
    expect(saveFile).not.toHaveBeenCalled();
    await user.click(press('Download my data'));
    await waitFor(() => expect(bff.callsOf('GET /api/profile/data')).toHaveLength(2));
  });
});

describe('Delete my account', () => {
  async function openDialog() {
    const page = await open();
    await page.user.click(press('Delete my account'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
    const word = await dialog.findByRole('textbox', { name: 'Type DELETE to confirm' });
    return { ...page, dialog, word };
  }

  it.each(['', 'delete', 'DELETED'])('requires the word, and does not accept "%s"', async (typed) => {
    const { bff, user, dialog, word } = await openDialog();
    expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
    if (typed !== '') await user.type(word, typed);
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(word).toHaveAccessibleDescription('Type DELETE in capital letters');
    expect(bff.callsOf(ERASE)).toHaveLength(0);
  });

  it('deletes the account, says so and goes home', async () => {
    const { bff, user, dialog, word } = await openDialog();
    await user.type(word, 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
    expect(bff.callsOf(ERASE)[0]?.body).toEqual({ confirm: 'DELETE' });
    expect(messages()).toEqual(['Your account is deleted.']);
  });

  it('cannot be closed while the account is being deleted', async () => {
    const { bff, user, dialog, word } = await openDialog();
    const erased = later<unknown>();
    bff.on(ERASE, () => erased.promise);
    await user.type(word, 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    const close = dialog.getByRole('button', { name: 'Close' });
    expect(close).toHaveAttribute('aria-disabled', 'true');
    await act(async () => erased.resolve(answer(503, { error: { code: 'unavailable' } })));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('lists orders in progress with links when it opens, and does not ask for the word', async () => {
    const { user } = await open({
      orders: ['KD1'],
      payments: [
        { id: 'PY-1', state: 'refund_due', amount: 21400, orderId: 'KD2' },
        { id: 'PY-2', state: 'refund_due', amount: 5000, orderId: '' },
        { id: 'PY-3', state: 'open', amount: 9900, orderId: '' },
      ],
    });
    await user.click(press('Delete my account'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }));
    await dialog.findByText(/still under way/);
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Order #KD1 is on its way to you',
      'Order #KD2: ₹214 is still to be refunded',
      '₹50 is still to be refunded',
      'A payment of ₹99 is open. It expires if it is not paid.',
    ]);
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      paths.orderDetails('KD1'),
      paths.orderDetails('KD2'),
    ]);
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('still asks for the word when orders in progress cannot be loaded', async () => {
    const { user } = await open(answer(403, { error: { code: 'forbidden' } }));
    await user.click(press('Delete my account'));
    expect(await screen.findByRole('textbox', { name: 'Type DELETE to confirm' })).toBeVisible();
  });

  it('says that an order is in progress by now, and deletes nothing', async () => {
    const { bff, user, dialog, word } = await openDialog();
    bff.on(ERASE, () => answer(409, { error: { code: 'conflict' } }));
    bff.on(UNFINISHED, () => ({ orders: ['KD1'], payments: [] }));
    await user.type(word, 'DELETE');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByRole('link', { name: 'Order #KD1' })).toBeVisible();
    expect(dialog.getByText(/still under way/)).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  });
});
