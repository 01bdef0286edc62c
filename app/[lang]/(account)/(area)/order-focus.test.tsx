import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '@/components/site/modals/modal-host';
import { closeModal } from '@/lib/client/modal-store';
import { forgetEverything } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { NO_SELLER } from '@/lib/domain/seller';
import { fakeBff } from '@/lib/testing/fake-bff';
import { makeEverythingVisible } from '@/lib/testing/visible';
import OrderDetailsPage from './order-details/page';
import { details, SESSION, session } from './testing/orders';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
  usePathname: () => '/order-details',
  useSearchParams: () => new URLSearchParams(`order_id=${btoa('KD10482')}`),
}));
jest.mock('@/lib/shop/cached/content', () => ({
  cachedSiteDetails: async () => ({ phone: '', address: '', seller: NO_SELLER }),
}));

beforeEach(async () => {
  await forgetEverything();
  makeEverythingVisible();
});
afterEach(() => {
  closeModal();
  takeWaitingToasts();
  jest.restoreAllMocks();
});

async function open() {
  const state = { ...details, status: 'Pending' };
  fakeBff({
    [SESSION]: session,
    'GET /api/orders/:id': () => ({ ...state }),
    'POST /api/orders/:id/cancel': () => {
      state.status = 'Order Cancelled';
      return { message: 'Your order is cancelled.' };
    },
    'POST /api/orders/:id/problem': () => {
      state.problemTicket = 'KT7Q2M9X4TBA';
      return { message: 'Thank you. Your ticket number is KT7Q2M9X4TBA.' };
    },
  });
  const page = await OrderDetailsPage();
  render(
    <main>
      {page}
      <ModalHost />
    </main>,
  );
  await screen.findByText('Shipping address');
  return userEvent.setup();
}

test('after an order is cancelled, the focus is on its heading, which is scrolled into view', async () => {
  const user = await open();
  const focus = jest.spyOn(screen.getByRole('heading', { level: 1 }), 'focus');
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(focus.mock.calls).toEqual([[]]);
});

test('after a problem is reported, the focus is on the note with its ticket', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Report a problem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  await user.selectOptions(dialog.getByRole('combobox'), 'Something is missing');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await user.click(await dialog.findByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.activeElement).toHaveTextContent(
    /^You reported a problem with this order. Ticket KT7Q2M9X4TBA is open/,
  );
});

test('a report that is not sent leaves the focus on its button', async () => {
  const user = await open();
  const report = screen.getByRole('button', { name: 'Report a problem' });
  await user.click(report);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(report).toHaveFocus());
});
