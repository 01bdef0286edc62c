import { render, screen, waitFor } from '@testing-library/react';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { paths } from '@/lib/config/paths';
import { fakeBff } from '@/lib/testing/fake-bff';
import OrderSuccessPage from './page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const last = { id: 'KD10482', subtotal: 26400, promotion: 0, deliveryDate: '', isCancelled: false };

beforeEach(forgetEverything);

function open(order: Partial<typeof last> | Promise<typeof last> = {}) {
  const bff = fakeBff({
    'GET /api/session': () => ({
      customer: { name: 'Meena Sundaram', mobile: '9843012345' },
      suspended: false,
    }),
    'GET /api/cart': () => cartOf(1),
    'GET /api/orders/last': async () => ({ ...last, ...(await order) }),
  });
  render(<OrderSuccessPage />);
  return bff;
}

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('[2.success.order] [2.success.buttons] [d11.reload] spec 2, Order success: thanks, the order as a link, the total, My Orders and Home', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Nandri, Meena' })).toBeVisible();
  expect(screen.getByText('Thank you. Your order is placed.')).toBeVisible();
  expect(facts()).toEqual([
    ['Order', '#KD10482'],
    ['Total price', '₹264'],
  ]);
  const link = screen.getByRole('link', { name: '#KD10482' });
  expect(link).toHaveAttribute('href', paths.orderDetails('KD10482'));
  expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/my-orders');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('[2.success.promotion] spec 2, Order success: the promotion offer and total paid, and the day it comes once that is known', async () => {
  open({ promotion: 5000, deliveryDate: '2025-11-20' });
  await screen.findByRole('heading', { name: 'Nandri, Meena' });
  expect(facts()).toEqual([
    ['Order', '#KD10482'],
    ['Delivery', 'Thu 20 Nov 2025'],
    ['Total price', '₹264'],
    ['Promotion offer', '−₹50'],
    ['Total paid', '₹214'],
  ]);
});

test('a last order that was cancelled meanwhile gets no thanks', async () => {
  open({ isCancelled: true });
  expect(await screen.findByRole('heading', { name: 'Your order is cancelled.' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'See the order' });
  expect(link).toHaveAttribute('href', paths.orderDetails('KD10482'));
  expect(screen.queryByText(/Thank you|Nandri/)).not.toBeInTheDocument();
});

test('no thanks are shown before the order is loaded', async () => {
  const bff = open(new Promise(() => undefined));
  await waitFor(() => expect(bff.callsOf('GET /api/orders/last')).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByText(/Thank you|Nandri/)).not.toBeInTheDocument();
});
