import { screen, waitFor } from '@testing-library/react';
import { forgetEverything, later } from '@/lib/client/testing/carts';
import { NO_SELLER } from '@/lib/domain/seller';
import { answer } from '@/lib/testing/fake-bff';
import { box, open, TRACKING, track, url } from './testing/track-page';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/track-orders',
  useSearchParams: () => new URLSearchParams(url.query),
}));
jest.mock('@/lib/shop/cached/content', () => ({
  cachedSiteDetails: async () => ({ phone: '', address: { words: '' }, seller: NO_SELLER }),
}));

const told = (...statuses: string[]) => ({
  entries: statuses.map((status) => ({ at: '2025-11-19T19:42:00+05:30', status })),
  message: '',
});

beforeEach(forgetEverything);

const way = () => screen.queryByRole('list', { name: 'Where the order is' });
const news = () => screen.getByRole('status');

test('the order of a page just opened is not announced, one that is tracked is', async () => {
  const { goTo, user } = await open('KD1', (id) =>
    told(...(id === 'KD1' ? ['Pending'] : ['Pending', 'Confirm'])),
  );
  await waitFor(() => expect(way()).toBeVisible());
  expect(way()?.closest('[aria-live]')).toBeNull();
  expect(news()).toBeEmptyDOMElement();
  await user.clear(box());
  await user.type(box(), 'KD2{Enter}');
  await goTo('KD2');
  await waitFor(() => expect(news()).toHaveTextContent(/^Order KD2: Confirm$/));
});

test('an order that is tracked again is announced again, also if nothing is new', async () => {
  const { bff, user } = await open('KD1', () => told('Pending'));
  await waitFor(() => expect(way()).toBeVisible());
  const answering = later<unknown>();
  bff.on(TRACKING, () => answering.promise);
  await user.click(track());
  expect(news()).toBeEmptyDOMElement();
  answering.resolve(told('Pending'));
  await waitFor(() => expect(news()).toHaveTextContent(/^Order KD1: Pending$/));
});

test('an order tracked from a page without one is announced', async () => {
  const { goTo, user } = await open('', () => told('Pending'));
  await user.type(box(), 'KD1{Enter}');
  await goTo('KD1');
  await waitFor(() => expect(news()).toHaveTextContent(/^Order KD1: Pending$/));
});

test('the order shown before is not the answer to another id', async () => {
  const { goTo, user } = await open('KD1', (id) =>
    id === 'KD1' ? told('Pending') : { entries: [], message: 'Invalid order id' },
  );
  await waitFor(() => expect(way()).toBeVisible());
  await user.clear(box());
  await user.type(box(), '{Enter}');
  expect(box()).toHaveAccessibleDescription('Enter Order Id');
  await user.type(box(), 'KD9{Enter}');
  expect(way()).not.toBeInTheDocument();
  expect(news()).toBeEmptyDOMElement();
  await goTo('KD9');
  await waitFor(() => expect(box()).toHaveAccessibleDescription('Invalid order id'));
  expect(way()).not.toBeInTheDocument();
  await goTo('KD1');
  await waitFor(() => expect(way()).toBeVisible());
});

test('the shop’s answer is announced again when the same id is sent again', async () => {
  const { bff, user } = await open('KD9', () => answer(404, { error: { code: 'not_found' } }));
  const first = await screen.findByText('No Records Found');
  await user.type(box(), '{Enter}');
  await waitFor(() => expect(bff.callsOf(TRACKING)).toHaveLength(2));
  await waitFor(() => expect(box()).toHaveAccessibleDescription('No Records Found'));
  expect(first).not.toBeInTheDocument();
  expect(screen.getByText('No Records Found').closest('[aria-live="polite"]')).not.toBeNull();
});
