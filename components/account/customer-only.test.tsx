import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { useOrders } from '@/lib/client/orders/use-orders';
import { revalidate } from '@/lib/client/revalidate';
import { acknowledgeSuspension, useSession } from '@/lib/client/session/use-session';
import { forgetEverything } from '@/lib/client/testing/carts';
import { keys } from '@/lib/config/api-paths';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { CustomerOnly } from './customer-only';

const replace = jest.fn();
const router = { replace };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const customer = { customer: { name: 'Meena', mobile: '9843012345' }, suspended: false };
const nobody = { customer: null, suspended: false };

beforeEach(async () => {
  replace.mockClear();
  window.history.replaceState(null, '', '/my-orders');
  await forgetEverything();
});

function Orders() {
  useOrders();
  return <p>Orders</p>;
}

function Alert() {
  return useSession().suspended && <p>Suspended</p>;
}

function open(session: unknown, orders: () => unknown = () => ({ orders: [], message: '' })) {
  const bff = fakeBff({ 'GET /api/session': () => session, 'GET /api/orders': orders });
  render(
    <>
      <CustomerOnly fallback={<p>Wait</p>}>
        <Orders />
      </CustomerOnly>
      <Alert />
    </>,
  );
  return bff;
}

const refused = (code: string) => answer(code === 'suspended' ? 403 : 401, { error: { code } });

/** The session has ended since the page has read it, which its next request finds. */
function openBeforeEnd(code: 'unauthenticated' | 'suspended'): void {
  const bff = open(customer, () => {
    bff.on('GET /api/session', () => ({ customer: null, suspended: code === 'suspended' }));
    return refused(code);
  });
}

test('a customer sees the children and stays', async () => {
  open(customer);
  expect(await screen.findByText('Orders')).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

test('another customer in the same browser sees nothing that the first one typed', async () => {
  fakeBff({ 'GET /api/session': () => customer });
  render(
    <CustomerOnly fallback={<p>Wait</p>}>
      <input aria-label="Area" />
    </CustomerOnly>,
  );
  fireEvent.change(await screen.findByLabelText('Area'), { target: { value: 'R.S. Puram' } });
  await act(() =>
    mutate(keys.session, { customer: { name: 'Ravi', mobile: '9843054321' }, suspended: false }, false),
  );
  expect(screen.getByLabelText('Area')).toHaveValue('');
});

test('[d22.pages] decisions 25: a visitor is asked to sign in', async () => {
  open(nobody);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/?signin=1&return=%2Fmy-orders'));
});

test('decisions 25: after a session ended, the customer is asked to sign in again', async () => {
  openBeforeEnd('unauthenticated');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/?signin=1&return=%2Fmy-orders'));
});

test.each([
  ['on arrival', () => open({ customer: null, suspended: true })],
  ['in the middle', () => openBeforeEnd('suspended')],
])(
  '[8.suspended] found suspended %s, a customer stays until the alert is closed, and then goes home',
  async (_when, start) => {
    start();
    await screen.findByText('Suspended');
    await act(async () => undefined);
    expect(replace).not.toHaveBeenCalled();
    await act(() => acknowledgeSuspension());
    expect(replace.mock.calls).toEqual([['/']]);
  },
);

test('decisions 25: when a session is found to have ended, the customer is asked to sign in, whichever request finds it', async () => {
  const bff = open(customer);
  await screen.findByText('Orders');
  bff.on('GET /api/session', () => nobody);
  await act(() => revalidate(keys.session));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/?signin=1&return=%2Fmy-orders'));
  expect(replace).toHaveBeenCalledTimes(1);
});
