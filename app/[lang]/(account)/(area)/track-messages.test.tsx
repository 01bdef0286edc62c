import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetEverything } from '@/lib/client/testing/carts';
import { NO_SELLER } from '@/lib/domain/seller';
import { setDocumentText } from '@/lib/messages/document-text';
import { texts } from '@/lib/messages/texts';
import { fakeBff } from '@/lib/testing/fake-bff';
import OrderDetailsPage from './order-details/page';
import { details, SESSION, session } from './testing/orders';
import TrackOrdersPage from './track-orders/page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
  usePathname: () => '/order-details',
  useSearchParams: () => new URLSearchParams(`order_id=${btoa('KD10482')}`),
}));
jest.mock('@/lib/shop/cached/content', () => ({
  cachedSiteDetails: async () => ({ phone: '', address: '', seller: NO_SELLER }),
}));

beforeEach(forgetEverything);
afterEach(() => setDocumentText(texts.en));

test.each([
  ['Pending', 'Your Order Pending.', ['Confirm', 'Out for Delivery', 'Order Delivered']],
  ['Confirm', 'Your Order Confirmed.', ['Out for Delivery', 'Order Delivered']],
  ['Out for Delivery', 'Your product is Out for Delivery.', ['Order Delivered']],
  ['Order Delivered', 'Your product is Delivered', []],
  ['Order Return', 'Your product is Returned', []],
  ['Order Cancelled', 'Your Order Cancelled.', []],
])(
  '[4.status.messages] spec 4, Tracking messages: %s reads "%s"; what is still to come stands below',
  async (status, message, next) => {
    const entries = [{ at: '2026-11-20T18:29:59Z', status }];
    fakeBff({
      [SESSION]: session,
      'GET /api/orders/:id': () => details,
      'GET /api/orders/:id/tracking': () => ({ entries, message: '' }),
    });
    render(await TrackOrdersPage());
    const way = within(await screen.findByRole('list', { name: 'Where the order is' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${message}Friday, 20 Nov 2026, 11:59 pm`,
      ...next.map((status) => `Still to come: ${status}`),
    ]);
  },
);

test('a cancelled order shows in its status where the money is', async () => {
  fakeBff({
    [SESSION]: session,
    'GET /api/orders/:id': () => ({ ...details, refund: { status: 'due', amount: 21400 } }),
    'GET /api/orders/:id/tracking': () => ({
      entries: [{ at: '2026-11-20T18:29:59Z', status: 'Order Cancelled' }],
      message: '',
    }),
  });
  render(await TrackOrdersPage());
  expect(await screen.findByText(/^₹214 will be refunded/)).toBeVisible();
});

test('Track reloads the order that is on the page', async () => {
  const told = (...statuses: string[]) => ({
    entries: statuses.map((status) => ({ at: '2025-11-19T19:42:00+05:30', status })),
    message: '',
  });
  const bff = fakeBff({
    [SESSION]: session,
    'GET /api/orders/:id': () => details,
    'GET /api/orders/:id/tracking': () => told('Pending'),
  });
  const user = userEvent.setup();
  render(await TrackOrdersPage());
  await screen.findByText('Your Order Pending.');
  bff.on('GET /api/orders/:id/tracking', () => told('Pending', 'Confirm'));
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(await screen.findByText('Your Order Confirmed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Track' })).toHaveFocus();
  bff.on('GET /api/orders/:id/tracking', () => ({ entries: [], message: 'Invalid order id' }));
  await user.click(screen.getByRole('button', { name: 'Track' }));
  await screen.findByText('Invalid order id');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Order ID' })).toHaveFocus());
});

test('[2.account.menu] spec 2, Account area: the side menu, with My Orders as the place of an order', async () => {
  fakeBff({ [SESSION]: session, 'GET /api/orders/:id': () => details });
  render(await OrderDetailsPage());
  await screen.findByText('Shipping address');
  const menu = within(screen.getByRole('navigation', { name: 'My account' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'My Orders',
    'My Addresses',
    'My Favourites',
    'My Profile',
  ]);
  expect(menu.getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current');
});

test('an order covered by a promotion says so in the language of the page', async () => {
  fakeBff({ [SESSION]: session, 'GET /api/orders/:id': () => details });
  setDocumentText(texts.ta);
  render(await OrderDetailsPage());
  const type = texts.ta('order.promotion');
  expect(await screen.findByText(texts.ta('order.payment_of', { type }))).toBeVisible();
});
