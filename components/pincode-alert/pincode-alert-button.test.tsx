import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeModal, currentModal } from '@/lib/client/modal-store';
import { forgetEverything } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { PincodeAlertButton } from './pincode-alert-button';

const PUT = 'PUT /api/pincode-alerts/:pincode';

beforeEach(forgetEverything);
afterEach(() => closeModal());

test.each([
  [
    'too many',
    () => answer(409, { error: { code: 'conflict', message: '' } }),
    'You already have alerts for 20 pincodes. Remove one first.',
  ],
  ['a lost answer', lost, 'That was not saved. Check your connection.'],
])(
  'a guest whose dialog was replaced by the sign-in dialog is told of %s by toast',
  async (_what, reply, said) => {
    fakeBff({ 'GET /api/session': () => ({ customer: null, suspended: false }), [PUT]: reply });
    const { unmount } = render(<PincodeAlertButton pincode="643001" />);
    await userEvent.click(screen.getByRole('button', { name: 'Tell me when you do' }));
    await waitFor(() => expect(currentModal()?.kind).toBe('sign-in'));
    unmount();
    const modal = currentModal();
    await act(async () => modal?.kind === 'sign-in' && modal.done(true));
    await waitFor(() => expect(takeWaitingToasts()).toMatchObject([{ message: said, tone: 'error' }]));
  },
);
