import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askConfirm, closeModal } from '@/lib/client/modal-store';
import { forgetEverything, later } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { ShopError } from '@/lib/domain/errors';
import { fakeBff } from '@/lib/testing/fake-bff';
import { ModalHost } from './modal-host';

let mockPathname = '/my-orders';
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => mockPathname,
  useSearchParams: () => new URLSearchParams(),
}));

beforeEach(async () => {
  mockPathname = '/my-orders';
  takeWaitingToasts();
  await forgetEverything();
});
afterEach(() => act(() => closeModal()));

const messages = () => takeWaitingToasts().map(({ message }) => message);

/** Presses Yes, and goes to another page while `onYes` runs. */
async function leaveAfterYes() {
  fakeBff({ 'GET /api/session': () => ({ customer: null, suspended: false }) });
  const { rerender } = render(<ModalHost />);
  const running = later<unknown>();
  const answered = jest.fn();
  void askConfirm({
    title: 'Cancel order',
    text: 'Really?',
    onYes: () => running.promise,
    refusal: () => 'That was not saved.',
  }).then(answered);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  mockPathname = '/';
  rerender(<ModalHost />);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(answered).not.toHaveBeenCalled();
  return { running, answered };
}

test('a navigation while Yes runs closes the dialog, and the answer is still yes', async () => {
  const { running, answered } = await leaveAfterYes();
  await act(async () => running.resolve(undefined));
  expect(answered.mock.calls).toEqual([[true]]);
});

test('an error that arrives after the dialog is gone is shown in a toast, and the answer is no', async () => {
  const { running, answered } = await leaveAfterYes();
  await act(async () => running.reject(new ShopError('unavailable')));
  expect(answered.mock.calls).toEqual([[false]]);
  expect(messages()).toEqual(['That was not saved.']);
});

test.each(['unauthenticated', 'suspended'] as const)(
  'an error %s after the dialog is gone shows no toast, since the shopper has been told',
  async (code) => {
    const { running, answered } = await leaveAfterYes();
    await act(async () => running.reject(new ShopError(code)));
    expect(answered.mock.calls).toEqual([[false]]);
    expect(messages()).toEqual([]);
  },
);

test('after a refusal in the dialog, closing it answers no', async () => {
  fakeBff({ 'GET /api/session': () => ({ customer: null, suspended: false }) });
  render(<ModalHost />);
  const answer = askConfirm({
    title: 'Cancel order',
    text: 'Really?',
    onYes: () => Promise.reject(new ShopError('unavailable')),
    refusal: () => 'That was not saved.',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That was not saved.');
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(await answer).toBe(false);
  expect(messages()).toEqual([]);
});
