import { act, render, screen, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { closeModal, currentModal } from '@/lib/client/modal-store';
import { forgetEverything, later } from '@/lib/client/testing/carts';
import { keys } from '@/lib/config/api-paths';
import { paths } from '@/lib/config/paths';
import { fakeBff } from '@/lib/testing/fake-bff';
import { ModalHost } from './modal-host';

let address = '/';
const mockRouter = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => mockRouter,
  usePathname: () => '/',
  useSearchParams: () => new URL(address, 'http://shop.invalid').searchParams,
}));

beforeEach(forgetEverything);
afterEach(() => closeModal());

const RETURNED = '/payment-return?reference=PY-1&signature=abc';

test.each([
  [paths.cart, 'Your basket is waiting at the door.'],
  [paths.checkout, 'Your basket is waiting at the door.'],
  [paths.myOrders, 'This page is for you alone.'],
  [RETURNED, 'See how your payment went.'],
  [paths.home, 'Your orders and favourites in one place.'],
])(
  'decisions 25: after a redirect from %s the dialog says "%s" and leads back to that page',
  async (from, said) => {
    address = paths.signIn(from);
    fakeBff({ 'GET /api/session': () => ({ customer: null, suspended: false }) });
    render(<ModalHost />);
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
    expect(currentModal()).toMatchObject({ kind: 'sign-in', returnTo: from });
  },
);

test('decisions 25: a signed-in customer goes to that page without the dialog', async () => {
  address = paths.signIn(paths.myOrders);
  fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9876543210' }, suspended: false }),
  });
  render(<ModalHost />);
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(paths.myOrders));
  expect(currentModal()).toBeUndefined();
});

test('decisions 25: a customer whose session has ended, as the redirect found, gets the dialog', async () => {
  await mutate(keys.session, { customer: { name: 'Meena', mobile: '9876543210' }, suspended: false }, false);
  address = paths.signIn(paths.myOrders);
  mockRouter.replace.mockClear();
  fakeBff({ 'GET /api/session': () => ({ customer: null, suspended: false }) });
  render(<ModalHost />);
  expect(await screen.findByText('This page is for you alone.')).toBeVisible();
  expect(currentModal()).toMatchObject({ kind: 'sign-in', returnTo: paths.myOrders });
  expect(mockRouter.replace).not.toHaveBeenCalled();
});

test('a shopper who navigated away before the session is known is not redirected', async () => {
  address = paths.signIn(paths.myOrders);
  const slow = later<unknown>();
  const bff = fakeBff({ 'GET /api/session': () => slow.promise });
  render(<ModalHost />);
  await waitFor(() => expect(bff.callsOf('GET /api/session')).toHaveLength(1));
  window.history.replaceState(null, '', paths.category('fruits'));
  await act(async () => slow.resolve({ customer: null, suspended: false }));
  await act(async () => undefined);
  expect(currentModal()).toBeUndefined();
  window.history.replaceState(null, '', '/');
});
