import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetEverything } from '@/lib/client/testing/carts';
import { NO_SELLER } from '@/lib/domain/seller';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { details, SESSION, session } from './testing/orders';
import { box, open, TRACKING, track, url } from './testing/track-page';
import TrackOrdersPage from './track-orders/page';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/track-orders',
  useSearchParams: () => new URLSearchParams(url.query),
}));
jest.mock('@/lib/shop/cached/content', () => ({
  cachedSiteDetails: async () => ({
    phone: '0422 400 1234',
    address: { words: '12 Mill Road, Coimbatore' },
    seller: NO_SELLER,
  }),
}));

const pending = { entries: [{ at: '2025-11-19T19:42:00+05:30', status: 'Pending' }], message: '' };
const confirmed = {
  entries: [...pending.entries, { at: '2025-11-19T20:05:00+05:30', status: 'Confirm' }],
  message: '',
};
const none = { entries: [], message: 'Invalid order id' };

beforeEach(async () => {
  url.query = '';
  router.replace.mockClear();
  await forgetEverything();
});

const way = () => screen.findByRole('list', { name: 'Where the order is' });

test('[2.account.track] spec 2, Track Order: messages with weekday, date and time; the last is where the order is', async () => {
  url.query = `order_id=${btoa('KD10482')}`;
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
    'Still to come: Out for Delivery',
    'Still to come: Order Delivered',
  ]);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
});

test('[5.track.required] [5.track.serverMessage] an empty id shows an error, and the server message is under the box', async () => {
  fakeBff({ [SESSION]: session });
  const user = userEvent.setup();
  render(await TrackOrdersPage());
  const box = await screen.findByRole('textbox', { name: 'Order ID' });
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(box).toHaveAccessibleDescription('Enter Order Id');
  await user.type(box, 'தக்காளி');
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(box).toHaveAccessibleDescription('No Records Found');
  await waitFor(() => expect(box).toHaveFocus());
  await user.clear(box);
  await user.type(box, '#KD10482');
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(router.replace).toHaveBeenCalledWith('/track-orders?order_id=S0QxMDQ4Mg%3D%3D', { scroll: false });
});

test('[5.track.serverMessage] an order without entries shows the server message', async () => {
  url.query = `order_id=${btoa('KD9')}`;
  fakeBff({
    [SESSION]: session,
    'GET /api/orders/:id/tracking': () => ({ entries: [], message: 'Invalid order id' }),
  });
  render(await TrackOrdersPage());
  await screen.findByText('Invalid order id');
  expect(screen.getByRole('textbox', { name: 'Order ID' })).toHaveAccessibleDescription('Invalid order id');
});

test('spec 5, Track order: an empty id removes the old order’s status from the page', async () => {
  url.query = `order_id=${btoa('KD10482')}`;
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
  expect(await screen.findByRole('list', { name: 'Where the order is' })).toBeVisible();
});

test('when tracked again, the order stays on the page until a new status arrives, also when the request fails', async () => {
  const { bff, user } = await open('KD10482', () => pending);
  expect(await way()).toBeVisible();
  bff.on(TRACKING, () => answer(403, { error: { code: 'forbidden' } }));
  await user.click(track());
  await waitFor(() => expect(bff.callsOf(TRACKING)).toHaveLength(2));
  await waitFor(() => expect(track()).not.toHaveAttribute('aria-busy', 'true'));
  expect(await way()).toBeVisible();
  bff.on(TRACKING, () => confirmed);
  await user.click(track());
  expect(await screen.findByText('Your Order Confirmed.')).toBeVisible();
});

test('[5.track.serverMessage] an unknown id tracked again with a trailing space shows the message and focuses the box again', async () => {
  const { bff, user } = await open('KD9', () => none);
  expect(await screen.findByText('Invalid order id')).toBeVisible();
  await user.type(box(), ' ');
  await user.click(track());
  await waitFor(() => expect(bff.callsOf(TRACKING)).toHaveLength(2));
  await waitFor(() => expect(box()).toHaveFocus());
  expect(box()).toHaveAccessibleDescription('Invalid order id');
  expect(box()).toHaveValue('KD9');
});

test('an unknown id focuses the box again when it is tried a second time', async () => {
  const { goTo, user } = await open('KD1', () => none);
  for (const id of ['KD2', 'KD1']) {
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Invalid order id'));
    await user.clear(box());
    await user.type(box(), id);
    await user.click(track());
    expect(box()).not.toHaveFocus();
    await goTo(id);
    await waitFor(() => expect(box()).toHaveFocus());
  }
});

test('after an empty id the next order is still shown', async () => {
  const { goTo, user } = await open('KD10482', () => pending);
  await way();
  await user.clear(box());
  await user.click(track());
  expect(box()).toHaveAccessibleDescription('Enter Order Id');
  await goTo('KD10483');
  expect(await way()).toBeVisible();
  expect(box()).toHaveValue('KD10483');
});
