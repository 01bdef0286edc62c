import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { forgetEverything } from '@/lib/client/testing/carts';
import { NO_SELLER } from '@/lib/domain/seller';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import OrderDetailsPage from './(area)/order-details/page';
import AddressesPage from './(area)/shipping-address/page';
import OrderFailedPage from './(result)/order-failed/page';
import OrderSuccessPage from './(result)/order-success/page';
import PaymentReturnPage from './(result)/payment-return/page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/shop/cached/content', () => ({
  cachedSiteDetails: async () => ({ phone: '', address: '', seller: NO_SELLER }),
}));

const PAID = 'If you have paid, do not pay again: Retry asks the bank.';

beforeEach(async () => {
  await forgetEverything();
  window.history.replaceState(null, '', '/order-failed?reference=PY-1&signature=abc');
});

async function openUnread(page: ReactNode): Promise<void> {
  fakeBff({ 'GET /api/session': lost });
  render(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop is not responding right now.');
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'This page could not be opened',
  ]);
}

test.each([
  ['My Addresses', async () => <AddressesPage />],
  ['an order', () => OrderDetailsPage()],
  ['the thanks', async () => <OrderSuccessPage />],
])('when the session cannot be read, the page of %s has a heading', async (_page, open) => {
  await openUnread(await open());
  expect(screen.queryByText(PAID)).not.toBeInTheDocument();
});

test.each([
  ['the way back from the bank', () => <PaymentReturnPage />],
  ['a failed payment', () => <OrderFailedPage />],
])('when the session cannot be read on %s, the page says what to do about a payment', async (_page, open) => {
  await openUnread(open());
  expect(screen.getByRole('alert')).toHaveTextContent(PAID);
});
