import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetEverything, later } from '@/lib/client/testing/carts';
import { LISTED_ORDERS } from '@/lib/domain/limits';
import { NO_SELLER } from '@/lib/domain/seller';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import OrdersPage from './my-orders/page';
import OrderDetailsPage from './order-details/page';
import { details, order, SESSION, session } from './testing/orders';

const router = { push: jest.fn(), replace: jest.fn() };
let query = '';
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/my-orders',
  useSearchParams: () => new URLSearchParams(query),
}));
jest.mock('@/lib/shop/cached/content', () => ({
  cachedSiteDetails: async () => shop,
}));

const BARE = { phone: '0422 400 1234', address: { words: '12 Mill Road, Coimbatore' }, seller: NO_SELLER };
let shop = BARE;

beforeEach(async () => {
  query = '';
  shop = BARE;
  router.replace.mockClear();
  await forgetEverything();
});

test('[2.account.orders] spec 2, My Orders: id, rows, status, date and total of an order, with its links', async () => {
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

test('the actions of an order are described by its id, as every order has the same', async () => {
  const orders = [order, { ...order, id: 'KD10483' }];
  fakeBff({ [SESSION]: session, 'GET /api/orders': () => ({ orders, message: '' }) });
  render(<OrdersPage />);
  for (const { id } of orders) {
    const card = within(await screen.findByRole('article', { name: `#${id}` }));
    expect(card.getByRole('button', { name: 'Buy again' })).toHaveAccessibleDescription(`#${id}`);
    expect(card.getByRole('link', { name: 'Track Order' })).toHaveAccessibleDescription(`#${id}`);
  }
});

test('each product of an order is shown on its category’s tile colour', async () => {
  const [onion, tomato] = order.lines;
  const lines = [
    { ...onion, tone: 'root' },
    { ...tomato, tone: 'veg' },
  ];
  fakeBff({ [SESSION]: session, 'GET /api/orders': () => ({ orders: [{ ...order, lines }], message: '' }) });
  render(<OrdersPage />);
  const card = await screen.findByRole('article', { name: '#KD10482' });
  const tones = [...card.querySelectorAll<HTMLElement>('[data-tone]')].map(({ dataset }) => dataset.tone);
  expect(tones).toEqual(['root', 'veg']);
});

test('the card of a cancelled order says where the money is', async () => {
  const amount = 21_400;
  const orders = [
    { ...order, status: 'Order Cancelled', refund: { status: 'due', amount } },
    { ...order, id: 'KD10483', status: 'Order Cancelled', refund: { status: 'sent', amount } },
    { ...order, id: 'KD10484', status: 'Order Cancelled' },
  ];
  fakeBff({ [SESSION]: session, 'GET /api/orders': () => ({ orders, message: '' }) });
  render(<OrdersPage />);
  const card = (id: string) => screen.findByRole('article', { name: `#${id}` });
  expect(await card('KD10482')).toHaveTextContent(/₹214 will be refunded to the account or card/);
  expect(await card('KD10483')).toHaveTextContent(/₹214 was refunded to the account or card/);
  expect(await card('KD10484')).not.toHaveTextContent(/refunded/);
});

test('a list of a hundred orders says that there may be more, and where', async () => {
  const orders = Array.from({ length: LISTED_ORDERS }, (_, n) => ({ ...order, id: `KD${n}` }));
  fakeBff({ [SESSION]: session, 'GET /api/orders': () => ({ orders, message: '' }) });
  render(<OrdersPage />);
  expect(await screen.findByText(/^These are your newest 100 orders/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download my data' })).toHaveAttribute('href', '/my-profile');
});

test('[2.account.ordersNone] spec 2, My Orders: a loader while they are on their way, then without an order the server message', async () => {
  const answering = later<unknown>();
  const bff = fakeBff({ [SESSION]: session, 'GET /api/orders': () => answering.promise });
  render(<OrdersPage />);
  expect(screen.getByText('Loading').parentElement).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(bff.callsOf('GET /api/orders')).toHaveLength(1));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  answering.resolve({ orders: [], message: 'Nothing was bought so far.' });
  expect(await screen.findByRole('heading', { name: 'Nothing was bought so far.' })).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('[8.empty.records] without an order and without a message, No Records Found', async () => {
  fakeBff({ [SESSION]: session, 'GET /api/orders': () => ({ orders: [], message: '' }) });
  render(<OrdersPage />);
  expect(await screen.findByRole('heading', { name: 'No Records Found' })).toBeVisible();
});

test('orders that cannot be loaded offer Retry, which loads them again', async () => {
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

test('[2.account.details] spec 2, Order Details: address, id and date, the type followed by payment, the table and its totals', async () => {
  query = `order_id=${btoa('KD10482')}`;
  fakeBff({ [SESSION]: session, 'GET /api/orders/:id': () => details });
  render(await OrderDetailsPage());
  expect(await screen.findByText('promotion payment')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('#KD10482');
  expect(screen.getByText('Wed 19 Nov 2025')).toBeVisible();
  expect(screen.getByText('14 Kamaraj Street', { exact: false })).toBeVisible();
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/^Product/)).toHaveTextContent('ProductPriceQuantityTotal');
  expect(row(/^Onion/)).toHaveTextContent('₹382₹76');
  expect(row(/^Promotion offer/)).toHaveTextContent('−₹50');
  expect(row(/^Subtotal/)).toHaveTextContent('₹264');
  expect(row(/^Grand Total/)).toHaveTextContent('₹214');
  for (const name of [/^Onion/, 'Subtotal', 'Promotion offer', 'Grand Total'])
    expect(screen.getByRole('rowheader', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('decisions 37: the bill of supply names the seller and omits details that are not set', async () => {
  query = `order_id=${btoa('KD10482')}`;
  fakeBff({ [SESSION]: session, 'GET /api/orders/:id': () => details });
  const billNote = 'Fresh fruit and vegetables are exempt from GST.';
  const seller = {
    ...NO_SELLER,
    legalName: { words: 'Koodai Foods' },
    fssaiLicence: '12345678901234',
    billNote: { words: billNote },
  };
  shop = { ...BARE, seller };
  const { unmount } = render(await OrderDetailsPage());
  expect(await screen.findByText('Bill of supply')).toBeInTheDocument();
  const facts = screen.getByRole('heading', { name: 'The seller' }).nextElementSibling;
  expect(facts).toHaveTextContent('Koodai Foods');
  expect(facts).toHaveTextContent('12 Mill Road, Coimbatore');
  expect(facts).toHaveTextContent('12345678901234');
  expect(facts).not.toHaveTextContent(/GSTIN|Grievance/);
  expect(screen.getByText(billNote)).toBeVisible();
  unmount();

  shop = BARE;
  render(await OrderDetailsPage());
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  for (const word of ['Bill of supply', 'The seller', billNote]) {
    expect(screen.queryByText(word)).not.toBeInTheDocument();
  }
});

test("[d19.notFound] decisions 19: someone else's order is not found", async () => {
  query = `order_id=${btoa('KD1')}`;
  fakeBff({ [SESSION]: session, 'GET /api/orders/:id': () => answer(404, { error: { code: 'not_found' } }) });
  render(await OrderDetailsPage());
  expect(await screen.findByRole('heading', { name: 'No Records Found' })).toBeVisible();
});

test('a URL with an invalid order id sends no request', async () => {
  query = 'order_id=%3Cscript%3E';
  const bff = fakeBff({ [SESSION]: session });
  render(await OrderDetailsPage());
  expect(await screen.findByRole('heading', { name: 'No Records Found' })).toBeVisible();
  expect(bff.callsOf('GET /api/orders/:id')).toHaveLength(0);
});

test('the loading skeleton of orders has a text for screen readers', async () => {
  const bff = fakeBff({ [SESSION]: () => new Promise(() => undefined) });
  render(<OrdersPage />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await waitFor(() => expect(bff.callsOf(SESSION)).toHaveLength(1));
});
