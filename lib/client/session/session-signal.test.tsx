import { act, waitFor } from '@testing-library/react';
import { keys } from '@/lib/client/keys';
import { revalidate } from '@/lib/client/revalidate';
import { cartOf, forgetEverything, later, okra } from '@/lib/client/testing/carts';
import { customer, guest, openShop } from '@/lib/client/testing/session-shop';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { USER_SIGNAL } from './signal-keys';

beforeEach(forgetEverything);

describe('when the browser has dropped the signal of a sign-in', () => {
  beforeEach(() => void takeWaitingToasts());

  test('decisions 17: the signal is restored, so that other tabs notice a sign-out', async () => {
    const { result } = await openShop(customer);
    await waitFor(() => expect(result.current.session.status).toBe('customer'));
    expect(localStorage.getItem(USER_SIGNAL)).not.toBeNull();
  });

  test('a session that was ended elsewhere clears the customer’s data, with a toast', async () => {
    const { bff, result } = await openShop(customer);
    await waitFor(() => expect(result.current.session.status).toBe('customer'));
    localStorage.removeItem(USER_SIGNAL);
    bff.on('GET /api/session', () => guest);
    bff.on('GET /api/cart', () => cartOf(0, [], ''));
    await act(async () => void (await revalidate(keys.session)));
    await waitFor(() => expect(result.current.cart.count).toBe(0));
    expect(result.current.session.status).toBe('guest');
    expect(takeWaitingToasts().map(({ message }) => message)).toEqual(['Please sign in again.']);
  });

  test('a signal that another tab restores for the same customer clears no data', async () => {
    const { bff, result } = await openShop(customer);
    await waitFor(() => expect(result.current.session.status).toBe('customer'));
    const saving = later<unknown>();
    bff.on('PUT /api/cart/lines/:id', () => saving.promise);
    await act(async () => void result.current.cart.setQuantity(okra, 3));
    expect(result.current.cart.count).toBe(4);
    const event = { key: USER_SIGNAL, oldValue: null, newValue: 'anew' };
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', event)));
    await waitFor(() => expect(bff.callsOf('GET /api/session')).toHaveLength(2));
    expect(result.current.cart.count).toBe(4);
    bff.on('GET /api/session', () => ({
      customer: { name: 'Ravi', mobile: '9843054321' },
      suspended: false,
    }));
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', event)));
    await waitFor(() => expect(result.current.session.customer?.name).toBe('Ravi'));
    await waitFor(() => expect(result.current.cart.count).toBe(1));
    saving.resolve({ cart: cartOf(1) });
  });
});
