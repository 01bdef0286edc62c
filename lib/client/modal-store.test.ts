import { askConfirm, closeModal, currentModal, openSignIn, showAlert, subscribeToModal } from './modal-store';

afterEach(() => closeModal());

test('a confirmation closed without an answer resolves with no', async () => {
  const answer = askConfirm({ title: 'Sign out', text: 'Are you sure want to Sign out' });
  closeModal();
  await expect(answer).resolves.toBe(false);
});

test('a new dialog replaces the old one, whose promise then resolves', async () => {
  const answer = askConfirm({ title: 'Sign out', text: 'Are you sure want to Sign out' });
  void openSignIn({ reason: 'checkout', returnTo: '/checkout' });
  await expect(answer).resolves.toBe(false);
  expect(currentModal()).toMatchObject({ kind: 'sign-in', returnTo: '/checkout' });
});

test('closing a dialog that was replaced leaves the new one open', () => {
  void openSignIn();
  const old = currentModal();
  void showAlert({ title: 'Payment Error', text: 'Please try again later.' });
  closeModal(old);
  expect(currentModal()?.kind).toBe('alert');
});

test('a closed sign-in dialog resolves with false, unless the sign-in had succeeded', async () => {
  const closed = openSignIn();
  closeModal();
  await expect(closed).resolves.toBe(false);

  const opened = openSignIn();
  const modal = currentModal();
  if (modal?.kind === 'sign-in') modal.done(true);
  closeModal();
  await expect(opened).resolves.toBe(true);
});

test('a first dialog opens after the press is painted, and one that replaces it at once', async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  // why: flushes the notifications of earlier tests
  await frame();
  const told: (string | undefined)[] = [];
  const stop = subscribeToModal(() => void told.push(currentModal()?.kind));
  void openSignIn();
  expect(told).toEqual([]);
  await frame();
  expect(told).toEqual(['sign-in']);
  void showAlert({ title: 'Payment Error', text: 'Please try again later.' });
  expect(told).toEqual(['sign-in', 'alert']);
  stop();
});
