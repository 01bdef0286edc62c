import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '@/components/site/modals/modal-host';
import { closeModal, currentModal } from '@/lib/client/modal-store';
import { cartOf, forgetEverything, later } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { AccountMenu } from './account-menu';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));

const meena = { customer: { name: 'Meena Sundaram', mobile: '9843012345' }, suspended: false };
const nobody = { customer: null, suspended: false };

beforeEach(forgetEverything);
afterEach(() => {
  closeModal();
  takeWaitingToasts();
});

function open(session: () => unknown) {
  const bff = fakeBff({
    'GET /api/session': session,
    'GET /api/cart': () => cartOf(1, []),
    'DELETE /api/session': () => nobody,
  });
  render(
    <>
      <AccountMenu />
      <ModalHost />
    </>,
  );
  return { bff, user: userEvent.setup() };
}

async function openMenu() {
  const page = open(() => meena);
  await page.user.click(await screen.findByText('Meena'));
  return page;
}

test('[2.header.accountMenu] spec 2, Header: the account menu has the four pages and Sign out, in this order', async () => {
  await openMenu();
  const entries = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'My Orders',
    'My Addresses',
    'My Favourites',
    'My Profile',
    'Sign out',
  ]);
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/my-orders',
    '/shipping-address',
    '/my-favourite',
    '/my-profile',
  ]);
});

test('[8.confirm.signOut] Sign out asks; No leaves everything as it is', async () => {
  const { bff, user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Are you sure want to Sign out');
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(bff.callsOf('DELETE /api/session')).toHaveLength(0);
  expect(screen.getByText('Meena')).toBeVisible();
});

test('[4.identity.header] spec 4, Identity: after Yes the header shows Sign In, which opens the dialog', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await user.click(await screen.findByRole('link', { name: 'Sign In' }));
  await waitFor(() => expect(currentModal()?.kind).toBe('sign-in'));
});

test('[4.signIn.verified] spec 4, Sign-in: it says thanks for the verification, and the header changes to Sign out', async () => {
  const { bff, user } = open(() => nobody);
  bff.on('POST /api/session/otp', () => ({ sent: true, message: '' }));
  bff.on('POST /api/session/verify', () => ({ verified: true, message: '', session: meena, merged: [] }));
  await user.click(await screen.findByRole('link', { name: 'Sign In' }));
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Meena');
  await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9843012345');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByRole('textbox', { name: '4-digit code' }), '4711');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  const thanks = await screen.findByText('Thanks for your verification');
  expect(thanks).toBeVisible();
  expect(thanks).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  await user.click(screen.getByText('Meena'));
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('a sign-out that did not reach the shop shows an error, and the customer stays signed in', async () => {
  const { bff, user } = await openMenu();
  bff.on('DELETE /api/session', lost);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByRole('alert')).toHaveTextContent('That was not saved. Check your connection.');
  await user.click(question.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('Meena')).toBeVisible();
});

// the page's inline script decides which of the two is visible: e2e/first-look.spec.ts
test('until the session is known the icon links to My Profile and opens no sign-in dialog', async () => {
  const { user } = open(() => answer(503, { error: { code: 'unavailable' } }));
  const link = await screen.findByRole('link', { name: /^Account/ });
  expect(link).toHaveAttribute('href', '/my-profile');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(currentModal()).toBeUndefined();
});

test('the link stays while it is being pressed, so that its click is not lost, and then becomes the menu', async () => {
  const session = later<unknown>();
  const { bff, user } = open(() => session.promise);
  const link = screen.getByRole('link', { name: /Account/ });
  const clicked = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', clicked);
  const matches = jest.spyOn(link, 'matches').mockReturnValue(true);
  await user.pointer({ keys: '[MouseLeft>]', target: link });
  await act(async () => session.resolve(meena));
  await waitFor(() => expect(bff.callsOf('GET /api/session')).toHaveLength(1));
  expect(link).toBeInTheDocument();
  matches.mockRestore();
  await user.pointer({ keys: '[/MouseLeft]', target: link });
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Meena')).toBeInTheDocument();
});
