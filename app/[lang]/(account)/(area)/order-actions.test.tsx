import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '@/components/site/modals/modal-host';
import { closeModal } from '@/lib/client/modal-store';
import { forgetEverything, later } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { NO_SELLER } from '@/lib/domain/seller';
import { answer, type BffCall, fakeBff, lost } from '@/lib/testing/fake-bff';
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

const CANCEL = 'POST /api/orders/:id/cancel';
const PROBLEM = 'POST /api/orders/:id/problem';

beforeEach(forgetEverything);
afterEach(() => {
  closeModal();
  takeWaitingToasts();
});

/** Renders the page of one order; the responses may change its state. */
async function open(shown: Partial<typeof details>) {
  const state = { ...details, ...shown };
  const bff = fakeBff({
    [SESSION]: session,
    'GET /api/orders/:id': () => state,
    [CANCEL]: () => {
      state.status = 'Order Cancelled';
      return { message: 'Your order is cancelled.' };
    },
    [PROBLEM]: () => {
      state.problemTicket = 'KT7Q2M9X4TBA';
      return { message: 'Thank you. Your ticket number is KT7Q2M9X4TBA.' };
    },
  });
  render(
    <>
      {await OrderDetailsPage()}
      <ModalHost />
    </>,
  );
  await screen.findByText('Shipping address');
  return { bff, state, user: userEvent.setup() };
}

const cancelButton = () => screen.queryByRole('button', { name: 'Cancel order' });

describe('cancelling', () => {
  it('asks first; No changes nothing', async () => {
    const { bff, user } = await open({ status: 'Pending' });
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Do you want to cancel order #KD10482 ?');
    expect(question).not.toHaveTextContent('refunded');
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(bff.callsOf(CANCEL)).toHaveLength(0);
    expect(screen.getByText('Pending')).toBeVisible();
  });

  it('shows the refund of an order that was paid online', async () => {
    const { user } = await open({ status: 'Pending', paymentType: 'Online' });
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'The ₹214 you paid online will be refunded.',
    );
  });

  it.each([
    ['due', /^₹214 will be refunded to the account or card you paid with/],
    ['sent', /^₹214 was refunded to the account or card you paid with/],
  ])('keeps showing where the money is: %s', async (status, told) => {
    await open({ status: 'Order Cancelled', paymentType: 'Online', refund: { status, amount: 21400 } });
    expect(screen.getByText(told)).toBeVisible();
  });

  it('does not mention money when nothing was paid', async () => {
    await open({ status: 'Order Cancelled', paymentType: 'COD' });
    expect(screen.queryByText(/refunded/)).not.toBeInTheDocument();
  });

  it('shows the order as cancelled, without the cancel button', async () => {
    const { user } = await open({ status: 'Pending' });
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Order Cancelled')).toBeVisible();
    expect(cancelButton()).not.toBeInTheDocument();
    expect(takeWaitingToasts().map(({ message }) => message)).toEqual(['Your order is cancelled.']);
  });

  it('says when the order can no longer be cancelled, and shows its current state', async () => {
    const { bff, state, user } = await open({ status: 'Pending' });
    bff.on(CANCEL, () => {
      state.status = 'Confirm';
      return answer(409, { error: { code: 'conflict' } });
    });
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alertdialog', { name: 'Order already confirmed' })).toHaveTextContent(
      'can no longer be cancelled here',
    );
    expect(screen.getByText('Confirm')).toBeVisible();
    expect(cancelButton()).not.toBeInTheDocument();
  });

  it('says when the response was lost, without claiming success', async () => {
    const { bff, user } = await open({ status: 'Pending' });
    bff.on(CANCEL, lost);
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByRole('alert')).toHaveTextContent(
      'We could not cancel the order. Please check its status and try again.',
    );
    expect(screen.getByText('Pending')).toBeInTheDocument();
  });

  it('says so when the response was lost, but the order is cancelled', async () => {
    const { bff, state, user } = await open({ status: 'Pending' });
    bff.on(CANCEL, () => {
      state.status = 'Order Cancelled';
      return lost();
    });
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(takeWaitingToasts().map(({ message }) => message)).toEqual(['Your order is cancelled.']);
    expect(screen.getByText('Order Cancelled')).toBeVisible();
  });

  it.each(['Confirm', 'Out for Delivery', 'Order Delivered', 'Order Return', 'Order Cancelled'])(
    'is not offered at %s',
    async (status) => {
      await open({ status });
      expect(cancelButton()).not.toBeInTheDocument();
    },
  );
});

describe('reporting a problem', () => {
  async function openForm(shown: Partial<typeof details> = {}) {
    const page = await open(shown);
    await page.user.click(screen.getByRole('button', { name: 'Report a problem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
    return { ...page, dialog };
  }

  it('requires a reason, and a text when the reason is something else', async () => {
    const { bff, user, dialog } = await openForm();
    const reason = dialog.getByRole('combobox', { name: 'What is wrong?' });
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(reason).toHaveAccessibleDescription('Choose what is wrong');
    await user.selectOptions(reason, 'Something else');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    const words = dialog.getByRole('textbox', { name: 'Tell us more' });
    expect(words).toHaveAccessibleDescription('Tell us what is wrong');
    await waitFor(() => expect(words).toHaveFocus());
    expect(words).toHaveAttribute('maxlength', '1000');
    expect(bff.callsOf(PROBLEM)).toHaveLength(0);
  });

  it('shows the ticket, and then the order shows it too', async () => {
    const { bff, user, dialog } = await openForm();
    await user.selectOptions(dialog.getByRole('combobox'), 'Something is missing');
    await user.type(dialog.getByRole('textbox'), 'No okra.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(/Your ticket number is KT7Q2M9X4TBA/)).toBeVisible();
    expect(bff.callsOf(PROBLEM)[0]?.body).toEqual({ reason: 'missing', message: 'No okra.' });
    await user.click(dialog.getByRole('button', { name: 'Ok' }));
    expect(screen.getByText(/Ticket KT7Q2M9X4TBA is open/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report a problem' })).not.toBeInTheDocument();
  });

  it('cannot be closed while it is sent, so that its ticket is seen', async () => {
    const { bff, user, dialog } = await openForm();
    const ticket = later<unknown>();
    bff.on(PROBLEM, () => ticket.promise);
    await user.selectOptions(dialog.getByRole('combobox'), 'Something is missing');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    const close = dialog.getByRole('button', { name: 'Close' });
    expect(close).toHaveAttribute('aria-disabled', 'true');
    await act(async () => ticket.resolve(answer(503, { error: { code: 'unavailable' } })));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('moves the focus to Ok once it is sent, with the message announced once', async () => {
    const { user, dialog } = await openForm();
    await user.selectOptions(dialog.getByRole('combobox'), 'Something is missing');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    const ok = await dialog.findByRole('button', { name: 'Ok' });
    expect(ok).toHaveFocus();
    expect(ok).toHaveAccessibleDescription('Thank you. Your ticket number is KT7Q2M9X4TBA.');
    expect(dialog.queryByRole('status')).not.toBeInTheDocument();
  });

  it('keeps its key when it is sent again after a lost response, and gets a new one with another text', async () => {
    const { bff, user, dialog } = await openForm();
    bff.on(PROBLEM, lost);
    await user.selectOptions(dialog.getByRole('combobox'), 'It is late or did not arrive');
    const send = async () => {
      await user.click(dialog.getByRole('button', { name: 'Send' }));
      await dialog.findByRole('alert');
    };
    await send();
    await send();
    await user.type(dialog.getByRole('textbox'), 'Since noon.');
    await send();
    const keyOf = ({ headers }: BffCall) => headers.get('idempotency-key');
    const [first, second, third] = bff.callsOf(PROBLEM).map(keyOf);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('says when too many reports were sent', async () => {
    const { bff, user, dialog } = await openForm();
    bff.on(PROBLEM, () => answer(429, { error: { code: 'too_many' } }));
    await user.selectOptions(dialog.getByRole('combobox'), 'Payment or refund');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait a little.');
  });
});
