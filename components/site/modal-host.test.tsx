import { act, render, screen } from '@testing-library/react';
import { afterPaint } from '@/components/ui/after-paint';
import { closeModal, showAlert } from '@/components/ui/modal/modal-store';
import { forgetEverything } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { ModalHost } from './modal-host';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));

beforeEach(forgetEverything);
afterEach(() => act(() => closeModal()));

test('what closes an alert does not close the one that takes its place meanwhile', async () => {
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
