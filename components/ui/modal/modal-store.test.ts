import { askConfirm, closeModal, currentModal, openSignIn, showAlert, subscribeToModal } from './modal-store';

afterEach(() => closeModal());

test('a question that is closed without an answer means no', async () => {
  const answer = askConfirm({ title: 'Sign out', text: 'Are you sure want to Sign out' });
  closeModal();
  await expect(answer).resolves.toBe(false);
});

test('a new dialog takes the place of the old one, which is then answered', async () => {
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

test('a sign-in that is closed has not happened; one that happened stands when its dialog closes', async () => {
  const closed = openSignIn();
  closeModal();
  await expect(closed).resolves.toBe(false);

  const opened = openSignIn();
  const modal = currentModal();
  if (modal?.kind === 'sign-in') modal.done(true);
  closeModal();
  await expect(opened).resolves.toBe(true);
});

test('the press that opens a dialog is drawn before the dialog, and one that takes its place comes at once', async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  // why: what the tests before have opened is told of by then
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
