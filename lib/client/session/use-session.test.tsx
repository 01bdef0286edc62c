import { act, renderHook, waitFor } from '@testing-library/react';
import { fetchJson } from '@/lib/client/fetcher';
import { revalidate } from '@/lib/client/revalidate';
import { cartOf, forgetEverything, later, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import { customer, guest, openShop } from '@/lib/client/testing/session-shop';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { isAddresses } from '@/lib/client/use-addresses';
import { rememberViewed, viewedProducts } from '@/lib/client/viewed-products';
import { keys } from '@/lib/config/api-paths';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { isSignedIn } from './ensure-signed-in';
import { verifyOtp } from './sign-in';
import { signOut } from './sign-out';
import { USER_SIGNAL } from './signal-keys';
import { acknowledgeSuspension, useSession } from './use-session';

beforeEach(forgetEverything);

test('spec 4, Sign-in: verifying makes session and cart the customer’s, and tells other tabs', async () => {
  const { bff, result } = await openShop();
  bff.on('POST /api/session/verify', () => ({
    verified: true,
    message: 'Thanks for your verification',
    session: customer,
    merged: [{ name: 'Tomato', name2: '', wanted: 1, quantity: 1 }],
  }));
  bff.on('GET /api/cart', () => cartOf(2, [lineOf(tomato, 1), lineOf(okra, 1)], 'customer'));
  await act(async () => void (await verifyOtp({ mobile: '9876543210', otp: '1234' }, 'try-1234')));
  expect(result.current.session).toMatchObject({ status: 'customer', customer: customer.customer });
  await waitFor(() => expect(result.current.cart.count).toBe(2));
  expect(localStorage.getItem(USER_SIGNAL)).not.toBeNull();
});

test('decisions 18: signing in waits for pending quantities, so that they are merged into the customer’s cart', async () => {
  const { bff, result } = await openShop();
  const refused = { verified: false, message: 'Invalid otp', session: guest, merged: [] };
  const answering = later<unknown>();
  bff.on('PUT /api/cart/lines/:id', () => answering.promise);
  bff.on('POST /api/session/verify', () => refused);
  await act(async () => {
    const adding = result.current.cart.setQuantity(okra, 1);
    const verifying = verifyOtp({ mobile: '9876543210', otp: '0000' }, 'try-0000');
    expect(bff.callsOf('POST /api/session/verify')).toHaveLength(0);
    answering.resolve({ cart: cartOf(10, [lineOf(tomato, 1), lineOf(okra, 1)], 'guest') });
    await Promise.all([adding, verifying]);
  });
  expect(bff.calls.map(({ method }) => method).slice(-2)).toEqual(['PUT', 'POST']);
});

test('a wrong code changes nothing', async () => {
  const { bff, result } = await openShop();
  const refused = { verified: false, message: 'Invalid otp', session: guest, merged: [] };
  bff.on('POST /api/session/verify', () => refused);
  await act(async () => {
    expect(await verifyOtp({ mobile: '9876543210', otp: '0000' }, 'try-0000')).toEqual(refused);
  });
  expect([result.current.session.status, result.current.cart.count]).toEqual(['guest', 1]);
});

test('a customer signed in by a lost answer stays signed in when the next attempt is refused', async () => {
  const { bff, result } = await openShop();
  bff.on('POST /api/session/verify', () => ({
    verified: false,
    message: 'Invalid otp',
    session: customer,
    merged: [],
  }));
  const verify = (mobile: string) => verifyOtp({ mobile, otp: '1234' }, 'try-1234');
  await act(async () => void expect(await verify('9876543211')).toMatchObject({ verified: false }));
  expect(result.current.session.status).toBe('guest');
  await act(async () => void expect(await verify('9876543210')).toMatchObject({ verified: true }));
  expect(result.current.session).toMatchObject({ status: 'customer', customer: customer.customer });
});

test('signing out forgets the customer and their cart', async () => {
  const { bff, result } = await openShop(customer);
  bff.on('DELETE /api/session', () => guest);
  bff.on('GET /api/cart', () => cartOf(0, [], ''));
  await act(signOut);
  expect(result.current.session.status).toBe('guest');
  await waitFor(() => expect(result.current.cart.count).toBe(0));
  expect(localStorage.getItem(USER_SIGNAL)).toBeNull();
});

test('[3.session.storedUserId] decisions 17: a sign-in in another tab is noticed in this one', async () => {
  const { bff, result } = await openShop();
  bff.on('GET /api/session', () => customer);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: USER_SIGNAL, newValue: 'x' })));
  await waitFor(() => expect(result.current.session.status).toBe('customer'));
});

test('[d17.grantsNothing] a userid written into local storage by hand does not sign in', async () => {
  localStorage.setItem(USER_SIGNAL, 'customer-4711');
  const { bff, result } = await openShop();
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: USER_SIGNAL, newValue: 'customer-4711' })),
  );
  await waitFor(() => expect(bff.callsOf('GET /api/session').length).toBeGreaterThan(1));
  expect(result.current.session.status).toBe('guest');
  expect(JSON.stringify(bff.calls.map(({ query, body }) => [String(query), body]))).not.toContain('4711');
});

test('[4.suspension] spec 4, Suspension: an answer with the code suspended signs out, once', async () => {
  const { bff, result } = await openShop(customer);
  bff.on('GET /api/session', () => ({ customer: null, suspended: true }));
  bff.on('GET /api/addresses', () => answer(403, { error: { code: 'suspended', message: '' } }));
  await act(async () => {
    await expect(fetchJson('/api/addresses', isAddresses)).rejects.toMatchObject({ code: 'suspended' });
  });
  await waitFor(() => expect(result.current.session).toMatchObject({ status: 'guest', suspended: true }));
  await act(async () => void (await acknowledgeSuspension()));
  expect(result.current.session.suspended).toBe(false);
});

test('a session that was ended on another device deletes the viewed products', async () => {
  localStorage.setItem(USER_SIGNAL, 'x');
  rememberViewed('tomato');
  const { result } = await openShop(guest);
  await waitFor(() => expect(result.current.session.status).toBe('guest'));
  expect(viewedProducts()).toEqual([]);
  expect(localStorage.getItem(USER_SIGNAL)).toBeNull();
});

test('an answer that says the session has ended deletes the viewed products', async () => {
  const { bff, result } = await openShop(customer);
  rememberViewed('tomato');
  bff.on('GET /api/session', () => guest);
  bff.on('GET /api/addresses', () => answer(401, { error: { code: 'unauthenticated', message: '' } }));
  await act(async () => {
    await expect(fetchJson('/api/addresses', isAddresses)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
  await waitFor(() => expect(result.current.session.status).toBe('guest'));
  expect(viewedProducts()).toEqual([]);
});

test('a guest’s session answer that arrives after a sign-in does not sign out', async () => {
  const { bff, result } = await openShop(guest);
  const late = later<unknown>();
  bff.on('GET /api/session', () => late.promise);
  localStorage.setItem(USER_SIGNAL, 'earlier');
  act(() => void revalidate(keys.session));
  bff.on('POST /api/session/verify', () => ({ verified: true, message: '', session: customer, merged: [] }));
  await act(async () => void (await verifyOtp({ mobile: '9876543210', otp: '1234' }, 'try-1234')));
  rememberViewed('tomato');
  await act(async () => late.resolve(guest));
  expect(result.current.session.status).toBe('customer');
  expect(viewedProducts()).toEqual(['tomato']);
});

test('a guest keeps the viewed products', async () => {
  rememberViewed('tomato');
  const { result } = await openShop(guest);
  await waitFor(() => expect(result.current.session.status).toBe('guest'));
  expect(viewedProducts()).toEqual(['tomato']);
});

test('a session that cannot be read is unavailable, not signed out', async () => {
  fakeBff({ 'GET /api/session': lost });
  const { result } = renderHook(() => useSession());
  await waitFor(() => expect(result.current.status).toBe('unavailable'));
});

test('an action that finds the session ended shows a toast', async () => {
  const { bff, result } = await openShop(customer);
  await waitFor(() => expect(result.current.session.status).toBe('customer'));
  takeWaitingToasts();
  bff.on('GET /api/session', () => guest);
  bff.on('PUT /api/cart/lines/:id', () => answer(401, { error: { code: 'unauthenticated', message: '' } }));
  await act(async () => void (await result.current.cart.setQuantity(okra, 1)));
  expect(takeWaitingToasts().map(({ message }) => message)).toEqual(['Please sign in again.']);
});

test('a session that expired before the page was opened shows no toast', async () => {
  localStorage.setItem(USER_SIGNAL, 'earlier');
  takeWaitingToasts();
  const { result } = await openShop(guest);
  await waitFor(() => expect(result.current.session.status).toBe('guest'));
  expect(takeWaitingToasts()).toEqual([]);
});

test('an action while the session is loading waits for that answer, and a lost answer is requested again', async () => {
  const first = later<unknown>();
  const bff = fakeBff({ 'GET /api/session': () => first.promise });
  const { result } = renderHook(() => useSession());
  const pressed = isSignedIn().catch(() => 'lost');
  await act(async () => undefined);
  expect(bff.callsOf('GET /api/session')).toHaveLength(1);
  bff.on('GET /api/session', () => customer);
  await act(async () => {
    first.resolve(answer(503, { error: { code: 'unavailable', message: '' } }));
    await pressed;
  });
  expect(await pressed).toBe('lost');
  await waitFor(() => expect(result.current.status).toBe('customer'));
});
