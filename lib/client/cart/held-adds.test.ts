import { renderHook, waitFor } from '@testing-library/react';
import { cartOf, forgetEverything, later, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { HELD_ADDS_STORE } from '@/lib/domain/held-adds';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import { useCart } from './use-cart';

const LINE = 'PUT /api/cart/lines/:id';

beforeEach(forgetEverything);

const leavePageWith = (...products: { id: number }[]) =>
  keep(products.map(({ id }) => `http://localhost/api/cart/lines/${id}`).join(' '));
const keep = (stored: string) => sessionStorage.setItem(HELD_ADDS_STORE, stored);

/** Opens the tab's next page, whose cart contains a tomato. */
async function openNextPage(
  write: () => unknown = () => ({ cart: cartOf(2, [lineOf(tomato, 1), lineOf(okra, 1)]) }),
) {
  const bff = fakeBff({ 'GET /api/cart': () => cartOf(1, [lineOf(tomato, 1)]), [LINE]: write });
  const { result } = renderHook(useCart);
  await waitFor(() => expect(result.current.cart).toBeDefined());
  return { bff, result, names: () => result.current.cart?.lines.map(({ name }) => name) };
}

test('a product whose Add was pressed before the last page had its scripts is added once', async () => {
  leavePageWith(okra);
  const { bff, names } = await openNextPage();
  await waitFor(() => expect(names()).toEqual([tomato.name, okra.name]));
  expect(bff.callsOf(LINE).map(({ path, body }) => [path, body])).toEqual([
    [`/api/cart/lines/${okra.id}`, { quantity: 1 }],
  ]);
  expect(sessionStorage.getItem(HELD_ADDS_STORE)).toBeNull();
});

test('one that is in the cart already stays as it is', async () => {
  leavePageWith(tomato, okra);
  const { bff, names } = await openNextPage();
  await waitFor(() => expect(names()).toContain(okra.name));
  expect(bff.callsOf(LINE)).toHaveLength(1);
});

test('one whose quantity this page is saving stays as it is', async () => {
  leavePageWith(okra);
  const unsaved = { at: Date.now(), owner: '', lines: [{ product: okra, quantity: 3 }] };
  sessionStorage.setItem('koodai-unsaved-cart', JSON.stringify(unsaved));
  const { bff } = await openNextPage();
  await waitFor(() => expect(bff.callsOf(LINE)).toHaveLength(1));
  expect(bff.callsOf(LINE)[0]?.body).toMatchObject({ quantity: 3 });
});

test('a page that is left before all are saved leaves them to the next one', async () => {
  leavePageWith(okra);
  const { bff } = await openNextPage(() => later<unknown>().promise);
  await waitFor(() => expect(bff.callsOf(LINE)).toHaveLength(1));
  expect(sessionStorage.getItem(HELD_ADDS_STORE)).not.toBeNull();
});

test('when it cannot be saved, a toast says so', async () => {
  leavePageWith(okra);
  await openNextPage(lost);
  await waitFor(() => expect(takeWaitingToasts()).toHaveLength(1));
});

test.each([
  'http://localhost/api/cart',
  'http://localhost/api/cart/lines/x',
  'http://localhost/api/cart/lines/8x',
])('a stored press on %s is forgotten', async (form) => {
  keep(form);
  const { bff } = await openNextPage();
  expect(sessionStorage.getItem(HELD_ADDS_STORE)).toBeNull();
  expect(bff.callsOf(LINE)).toEqual([]);
});
