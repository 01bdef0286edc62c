import { forgetEverything } from '@/lib/client/testing/carts';
import { paise } from '@/lib/domain/money';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { placeOrder } from './place-order';

const ORDER = 'POST /api/orders';
const intent = { addressId: 3, payment: 'cod', expectedTotal: paise(12_000) } as const;
const cart = { owner: 'owner-1', version: 5 };

beforeEach(forgetEverything);

const keysOf = (bff: ReturnType<typeof fakeBff>) =>
  bff.callsOf(ORDER).map(({ headers }) => headers.get('idempotency-key'));

test('[d10.lostAnswer] decisions 10: a retry after a lost answer sends the same key', async () => {
  const bff = fakeBff({ [ORDER]: lost });
  await expect(placeOrder(intent, cart)).rejects.toMatchObject({ code: 'unavailable' });
  bff.on(ORDER, () => ({ orderId: 'KD1' }));
  expect(await placeOrder(intent, cart)).toBe('KD1');
  const [first, second] = keysOf(bff);
  expect(first).toBe(second);
  expect(first).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
});

test('[d10.tabs] two tabs with the same cart send the same key', async () => {
  const bff = fakeBff({ [ORDER]: () => ({ orderId: 'KD1' }) });
  await Promise.all([placeOrder(intent, cart), placeOrder(intent, cart)]);
  expect(new Set(keysOf(bff)).size).toBe(1);
});

test('the next order, another cart or another address has a new key', async () => {
  const bff = fakeBff({ [ORDER]: () => ({ orderId: 'KD1' }) });
  await placeOrder(intent, cart);
  await placeOrder(intent, cart);
  await placeOrder({ ...intent, addressId: 4 }, cart);
  await placeOrder(intent, { ...cart, version: 6 });
  expect(new Set(keysOf(bff)).size).toBe(4);
});

test.each([
  ['address', { ...intent, addressId: 4 }],
  ['payment', { ...intent, payment: 'promotion' as const }],
  ['total', { ...intent, expectedTotal: paise(11_000) }],
])('decisions 10: after a lost answer an order with another %s has another key', async (_what, other) => {
  const bff = fakeBff({ [ORDER]: lost });
  await expect(placeOrder(intent, cart)).rejects.toMatchObject({ code: 'unavailable' });
  bff.on(ORDER, () => ({ orderId: 'KD1' }));
  await placeOrder(other, cart);
  expect(new Set(keysOf(bff)).size).toBe(2);
});

test('a refused order forgets its key', async () => {
  const refusal = { error: { code: 'cart_changed', message: '' } };
  const bff = fakeBff({ [ORDER]: () => answer(409, refusal) });
  await expect(placeOrder(intent, cart)).rejects.toMatchObject({ code: 'cart_changed' });
  await expect(placeOrder(intent, cart)).rejects.toMatchObject({ code: 'cart_changed' });
  expect(new Set(keysOf(bff)).size).toBe(2);
});

test.each([
  [429, 'too_many'],
  [401, 'unauthenticated'],
  [403, 'suspended'],
])('decisions 10: a %i says nothing about an earlier attempt, so the key is kept', async (status, code) => {
  const bff = fakeBff({ [ORDER]: () => answer(status, { error: { code, message: '' } }) });
  await expect(placeOrder(intent, cart)).rejects.toMatchObject({ code });
  bff.on(ORDER, () => ({ orderId: 'KD1' }));
  await placeOrder(intent, cart);
  expect(new Set(keysOf(bff)).size).toBe(1);
});

test('decisions 10: after an internal error the order may have been placed, so the key is kept', async () => {
  const bff = fakeBff({ [ORDER]: () => answer(500, { error: { code: 'internal', message: '' } }) });
  await expect(placeOrder(intent, cart)).rejects.toMatchObject({ code: 'internal' });
  bff.on(ORDER, () => ({ orderId: 'KD1' }));
  expect(await placeOrder(intent, cart)).toBe('KD1');
  expect(new Set(keysOf(bff)).size).toBe(1);
});

test('the body contains only the intent and no personal data', async () => {
  const bff = fakeBff({ [ORDER]: () => ({ orderId: 'KD1' }) });
  await placeOrder(intent, cart);
  expect(bff.callsOf(ORDER)[0]?.body).toEqual(intent);
});
