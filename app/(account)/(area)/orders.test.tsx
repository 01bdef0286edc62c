import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetEverything } from '@/lib/client/testing/carts';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import OrdersPage from './my-orders/page';
import OrderDetailsPage from './order-details/page';
import TrackOrdersPage from './track-orders/page';

const router = { push: jest.fn(), replace: jest.fn() };
let query = '';
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/my-orders',
  useSearchParams: () => new URLSearchParams(query),
}));
jest.mock('@/lib/shop/cached/content', () => ({
  cachedSiteDetails: async () => ({ phone: '0422 400 1234' }),
}));

const SESSION = 'GET /api/session';
const session = () => ({ customer: { name: 'Meena', mobile: '9843012345' }, suspended: false });
const line = (slug: string) => ({
  slug,
  image: '',
  name: slug,
  name2: '',
  variantName: '500',
  nicName: 'g',
  variantLabel: '',
  quantity: 2,
  price: 3800,
});
const order = {
  id: 'KD10482',
  orderedAt: '2025-11-19T19:42:00+05:30',
  status: 'Out for Delivery',
  deliveryDate: '2025-11-20',
  total: 21400,
  lines: ['Onion', 'Tomato', 'Drumstick', 'Coconut', 'Banana'].map(line),
};
const details = {
  ...order,
  paymentType: 'promotion',
  subtotal: 26400,
  promotion: 5000,
  shipTo: {
    name: 'Meena Sundaram',
    mobile: '9843012345',
    email: '',
    address: '14 Kamaraj Street',
    area: 'R.S. Puram',
    landmark: 'Near Murugan Kovil',
    state: 'Tamil Nadu',
    city: 'Coimbatore',
    pincode: '641002',
  },
};

beforeEach(async () => {
  query = '';
  router.replace.mockClear();
  await forgetEverything();
});

test('spec 2, My Orders: id, rows, status, date and total of an order, with its links', async () => {
  fakeBff({ [SESSION]: session, 'GET /api/orders': () => ({ orders: [order], message: '' }) });
  render(<OrdersPage />);
  const card = within(await screen.findByRole('article', { name: '#KD10482' }));
  expect(card.getByText('Ordered On Wed 19 Nov 2025')).toBeVisible();
  expect(card.getByText('Delivery Thu 20 Nov 2025')).toBeVisible();
  expect(card.getByText('Out for Delivery')).toBeVisible();
  expect(card.getAllByText('2 × ₹38')).toHaveLength(3);
  expect(card.getByText('₹214')).toBeVisible();
  const label = encodeURIComponent(btoa('KD10482'));
  expect(card.getByRole('link', { name: '#KD10482' })).toHaveAttribute(
    'href',
    `/order-details?order_id=${label}`,
  );
  expect(card.getByRole('link', { name: 'and 2 more' })).toHaveAttribute(
    'href',
    `/order-details?order_id=${label}`,
  );
  expect(card.getByRole('link', { name: 'Track Order' })).toHaveAttribute(
    'href',
    `/track-orders?order_id=${label}`,
  );
});

test('spec 2, My Orders: without an order, the server message', async () => {
  fakeBff({ [SESSION]: session, 'GET /api/orders': () => ({ orders: [], message: 'No Records Found' }) });
  render(<OrdersPage />);
  expect(await screen.findByRole('heading', { name: 'No Records Found' })).toBeVisible();
});

test('what cannot be read offers Retry, which reads it again', async () => {
  const bff = fakeBff({
    [SESSION]: session,
    'GET /api/orders': () => answer(403, { error: { code: 'forbidden' } }),
  });
  render(<OrdersPage />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  bff.on('GET /api/orders', () => ({ orders: [order], message: '' }));
  await userEvent.setup().click(retry);
  expect(await screen.findByRole('article', { name: '#KD10482' })).toBeVisible();
});

test('spec 2, Order Details: a type other than COD is followed by payment; promotion offer and grand total', async () => {
  query = `order_id=${btoa('KD10482')}`;
  fakeBff({ [SESSION]: session, 'GET /api/orders/:id': () => details });
  render(await OrderDetailsPage());
  expect(await screen.findByText('promotion payment')).toBeVisible();
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/^Promotion offer/)).toHaveTextContent('−₹50');
  expect(row(/^Subtotal/)).toHaveTextContent('₹264');
  expect(row(/^Grand Total/)).toHaveTextContent('₹214');
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test("decisions 19: someone else's order is not found", async () => {
  query = `order_id=${btoa('KD1')}`;
  fakeBff({ [SESSION]: session, 'GET /api/orders/:id': () => answer(404, { error: { code: 'not_found' } }) });
  render(await OrderDetailsPage());
  expect(await screen.findByRole('heading', { name: 'No Records Found' })).toBeVisible();
});

test('an address that names no possible order asks nobody', async () => {
  query = 'order_id=%3Cscript%3E';
  const bff = fakeBff({ [SESSION]: session });
  render(await OrderDetailsPage());
  expect(await screen.findByRole('heading', { name: 'No Records Found' })).toBeVisible();
  expect(bff.callsOf('GET /api/orders/:id')).toHaveLength(0);
});

test('spec 2, Track Order: messages with weekday, date and time; the last is where the order is', async () => {
  query = `order_id=${btoa('KD10482')}`;
  fakeBff({
    [SESSION]: session,
    'GET /api/orders/:id': () => details,
    'GET /api/orders/:id/tracking': () => ({
      entries: [
        { at: '2025-11-19T19:42:00+05:30', status: 'Pending' },
        { at: '2025-11-19T20:05:00+05:30', status: 'Confirm' },
      ],
      message: '',
    }),
  });
  render(await TrackOrdersPage());
  const steps = within(await screen.findByRole('list', { name: 'Where the order is' })).getAllByRole(
    'listitem',
  );
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Your Order Pending.Wednesday, 19 Nov 2025, 7:42 pm',
    'Your Order Confirmed.Wednesday, 19 Nov 2025, 8:05 pm',
    'Out for Delivery',
    'Order Delivered',
  ]);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
});

test('spec 5, Track order: an empty id, and the server message under the box', async () => {
  fakeBff({ [SESSION]: session });
  const user = userEvent.setup();
  render(await TrackOrdersPage());
  const box = await screen.findByRole('textbox', { name: 'Order ID' });
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(box).toHaveAccessibleDescription('Enter Order Id');
  await user.type(box, 'தக்காளி');
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(box).toHaveAccessibleDescription('No Records Found');
  await user.clear(box);
  await user.type(box, '#KD10482');
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(router.replace).toHaveBeenCalledWith('/track-orders?order_id=S0QxMDQ4Mg%3D%3D', { scroll: false });
});

test('spec 5, Track order: an order without entries shows the server message', async () => {
  query = `order_id=${btoa('KD9')}`;
  fakeBff({
    [SESSION]: session,
    'GET /api/orders/:id/tracking': () => ({ entries: [], message: 'Invalid order id' }),
  });
  render(await TrackOrdersPage());
  await screen.findByText('Invalid order id');
  expect(screen.getByRole('textbox', { name: 'Order ID' })).toHaveAccessibleDescription('Invalid order id');
});

test('spec 5, Track order: an empty id takes the old order’s way off the page', async () => {
  query = `order_id=${btoa('KD10482')}`;
  fakeBff({
    [SESSION]: session,
    'GET /api/orders/:id': () => details,
    'GET /api/orders/:id/tracking': () => ({
      entries: [{ at: '2025-11-19T19:42:00+05:30', status: 'Pending' }],
      message: '',
    }),
  });
  const user = userEvent.setup();
  render(await TrackOrdersPage());
  const box = screen.findByRole('textbox', { name: 'Order ID' });
  await screen.findByRole('list', { name: 'Where the order is' });
  await user.clear(await box);
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(await box).toHaveAccessibleDescription('Enter Order Id');
  expect(screen.queryByRole('list', { name: 'Where the order is' })).not.toBeInTheDocument();
  await user.type(await box, 'KD10482');
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(screen.getByRole('list', { name: 'Where the order is' })).toBeVisible();
});

test('orders on their way are named for who does not see the drawing', async () => {
  fakeBff({ [SESSION]: session, 'GET /api/orders': () => new Promise(() => undefined) });
  render(<OrdersPage />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
});
