import { askConfirm, closeModal, currentModal, openSignIn, showAlert } from './modal-store';

afterEach(() => closeModal());

test('a question that is closed without an answer means no', async () => {
  const answer = askConfirm({ title: 'Sign out', text: 'Are you sure want to Sign out' });
  closeModal();
  await expect(answer).resolves.toBe(false);
});

test('a new dialog takes the place of the old one, which is then answered', async () => {
  const answer = askConfirm({ title: 'Sign out', text: 'Are you sure want to Sign out' });
  openSignIn({ returnTo: '/checkout' });
  await expect(answer).resolves.toBe(false);
  expect(currentModal()).toEqual({ kind: 'sign-in', returnTo: '/checkout' });
});

test('closing a dialog that was replaced leaves the new one open', () => {
  openSignIn();
  const old = currentModal();
  void showAlert({ title: 'Payment Error', text: 'Please try again later.' });
  closeModal(old);
  expect(currentModal()?.kind).toBe('alert');
});
