import { act, render, screen, waitFor } from '@testing-library/react';
import { afterPaint } from '@/lib/client/after-paint';
import { askConfirm, closeModal, showAlert } from '@/lib/client/modal-store';
import { forgetEverything } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { fakeBff } from '@/lib/testing/fake-bff';
import { ModalHost } from './modal-host';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));

let mockIsThere = true;
jest.mock('./confirm-modal', () => {
  if (!mockIsThere) throw new Error('Failed to load chunk');
  return jest.requireActual('./confirm-modal');
});

beforeEach(forgetEverything);
afterEach(() => act(() => closeModal()));

test('closing an alert does not close one that has replaced it', async () => {
  fakeBff({ 'GET /api/session': () => ({ customer: null, suspended: false }) });
  render(<ModalHost />);
  void showAlert({ title: 'Cart changed', text: 'Prices are others now.' });
  const first = await screen.findByRole('alertdialog', { name: 'Cart changed' });
  await act(async () => {
    first.dispatchEvent(new Event('cancel', { cancelable: true }));
    void showAlert({ title: 'Payment Error', text: 'Please try again later.' });
    await new Promise<void>((done) => afterPaint(done));
  });
  expect(screen.getByRole('alertdialog', { name: 'Payment Error' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ok' })).toHaveFocus();
});

test('a dialog that fails to load leaves the page usable, shows an error, and opens on the next try', async () => {
  fakeBff({ 'GET /api/session': () => ({ customer: null, suspended: false }) });
  render(
    <>
      <h1>My Cart</h1>
      <ModalHost />
    </>,
  );
  mockIsThere = false;
  const answered = jest.fn();
  void askConfirm({ title: 'Sign out', text: 'Are you sure want to Sign out' }).then(answered);
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
  expect(takeWaitingToasts()).toMatchObject([
    { message: 'The shop is not responding right now. Please try again in a moment.', tone: 'error' },
  ]);
  expect(screen.getByRole('heading', { name: 'My Cart' })).toBeVisible();
  mockIsThere = true;
  void askConfirm({ title: 'Sign out', text: 'Are you sure want to Sign out' });
  expect(await screen.findByRole('alertdialog', { name: 'Sign out' })).toBeVisible();
});
