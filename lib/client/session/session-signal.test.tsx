import { act, waitFor } from '@testing-library/react';
import { fetchJson } from '@/lib/client/fetcher';
import { revalidate } from '@/lib/client/revalidate';
import { cartOf, forgetEverything, later, lineOf, okra } from '@/lib/client/testing/carts';
import { customer, guest, openShop } from '@/lib/client/testing/session-shop';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { isAddresses } from '@/lib/client/use-addresses';
import { keys } from '@/lib/config/api-paths';
import { answer } from '@/lib/testing/fake-bff';
import { verifyOtp } from './sign-in';
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

describe('a request that is refused as signed out', () => {
  /** A customer's request, whose response is late. */
  async function openWithSlowRequest() {
    const shop = await openShop(customer);
    await waitFor(() => expect(shop.result.current.session.status).toBe('customer'));
    takeWaitingToasts();
    const late = later<unknown>();
    shop.bff.on('GET /api/addresses', () => late.promise);
    const reading = fetchJson(keys.addresses, isAddresses).catch(() => undefined);
    return {
      ...shop,
      refuse: () =>
        act(async () => {
          late.resolve(answer(401, { error: { code: 'unauthenticated', message: '' } }));
          await reading;
        }),
    };
  }

  test('after the customer has signed in again signs nobody out', async () => {
    const { bff, result, refuse } = await openWithSlowRequest();
    bff.on('POST /api/session/verify', () => ({
      verified: true,
      message: '',
      session: customer,
      merged: [],
    }));
    bff.on('GET /api/cart', () => cartOf(10, [lineOf(okra, 1)], 'customer'));
    await act(async () => void (await verifyOtp({ mobile: '9876543210', otp: '1234' }, 'try-1234')));
    const signal = localStorage.getItem(USER_SIGNAL);
    await refuse();
    expect(result.current.session.status).toBe('customer');
    expect([signal, takeWaitingToasts()]).toEqual([localStorage.getItem(USER_SIGNAL), []]);
  });

  test('signs out when the session has ended, reading the session first, which deletes its cookie', async () => {
    const { bff, result, refuse } = await openWithSlowRequest();
    bff.on('GET /api/session', () => guest);
    bff.on('GET /api/cart', () => cartOf(0, [], ''));
    const before = bff.calls.length;
    await refuse();
    await waitFor(() => expect(result.current.cart.count).toBe(0));
    expect(bff.calls.slice(before).map(({ path }) => path)).toEqual(['/api/session', '/api/cart']);
    expect(result.current.session.status).toBe('guest');
    expect(takeWaitingToasts().map(({ message }) => message)).toEqual(['Please sign in again.']);
  });
});
