import { act, renderHook, waitFor } from '@testing-library/react';
import { changeShopper } from '@/lib/client/session/shopper-signals';
import { CART_SIGNAL } from '@/lib/client/session/signal-keys';
import { cartOf, forgetEverything, later, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import { useCartOfTwo } from '@/lib/client/testing/use-cart-of-two';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { text } from '@/lib/messages/text';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { checkCart } from './cart-actions';
import { restorer } from './restore-lines';

const LINE = 'PUT /api/cart/lines/:id';
const FIRST_GUEST = /koodai_first_guest=[\w-]{21}/;

beforeEach(forgetEverything);
afterEach(() => void takeWaitingToasts());

async function cartWith(cart = cartOf(1, [lineOf(tomato, 1)])) {
  const bff = fakeBff({ 'GET /api/cart': () => cart });
  const { result } = renderHook(useCartOfTwo);
  await waitFor(() => expect(result.current.cart).toBeDefined());
  return { bff, result, quantity: (product = tomato) => result.current.quantityOf(product.id) };
}

const toasts = () => takeWaitingToasts().map(({ message }) => message);

test('[4.quantity.optimistic] spec 4, Quantity: a change is on screen at once and is sent to the server', async () => {
  const { bff, result, quantity } = await cartWith();
  const answering = later<unknown>();
  bff.on(LINE, () => answering.promise);
  let saved: Promise<boolean> | undefined;
  act(() => {
    saved = result.current.setQuantity(tomato, 2);
  });
  expect([quantity(), result.current.count, result.current.totals.subtotal]).toEqual([2, 2, 6000]);
  await act(async () => {
    answering.resolve({ cart: cartOf(2, [lineOf(tomato, 2)]) });
    expect(await saved).toBe(true);
  });
  expect(quantity()).toBe(2);
  expect(bff.callsOf(LINE).map(({ path, body }) => [path, body])).toEqual([
    ['/api/cart/lines/1', { quantity: 2 }],
  ]);
});

test('quick clicks are merged: one call runs, then one with the newest quantity', async () => {
  const { bff, result, quantity } = await cartWith();
  const first = later<unknown>();
  bff.on(LINE, ({ body }) =>
    bff.callsOf(LINE).length === 1 ? first.promise : { cart: cartOf(3, [lineOf(tomato, 6)]), body },
  );
  let saved: Promise<boolean> | undefined;
  for (const wanted of [2, 3, 4, 5, 6]) {
    act(() => {
      saved = result.current.setQuantity(tomato, wanted);
    });
    expect(quantity()).toBe(wanted);
  }
  await act(async () => {
    first.resolve({ cart: cartOf(2, [lineOf(tomato, 2)]) });
    await saved;
  });
  expect(quantity()).toBe(6);
  expect(bff.callsOf(LINE).map(({ body }) => body)).toEqual([{ quantity: 2 }, { quantity: 6 }]);
});

test('an older answer never overwrites a newer one', async () => {
  const { bff, result, quantity } = await cartWith();
  const slow = later<unknown>();
  bff.on(LINE, ({ params }) =>
    params.id === '1' ? slow.promise : { cart: cartOf(3, [lineOf(tomato, 4), lineOf(okra, 1)]) },
  );
  await act(async () => {
    const both = [result.current.setQuantity(tomato, 4), result.current.setQuantity(okra, 1)];
    await both[1];
    slow.resolve({ cart: cartOf(2, [lineOf(tomato, 4)]) });
    await both[0];
  });
  expect([quantity(), quantity(okra)]).toEqual([4, 1]);
});

test('[d33.rollBack] decisions 33: a write that fails rolls back, and a toast says so', async () => {
  const { bff, result, quantity } = await cartWith();
  bff.on(LINE, lost);
  await act(async () => {
    expect(await result.current.setQuantity(tomato, 5)).toBe(false);
  });
  await waitFor(() => expect(quantity()).toBe(1));
  expect(toasts()).toEqual([text('toast.not_saved')]);
});

test('a product that is no longer sold is called unavailable', async () => {
  const { bff, result } = await cartWith();
  bff.on(LINE, () => answer(404, { error: { code: 'not_found', message: text('error.not_found') } }));
  await act(async () => void (await result.current.setQuantity(okra, 1)));
  expect(toasts()).toEqual([text('check.inActiveProduct')]);
});

test('a refused product shows the message of the shop', async () => {
  const { bff, result } = await cartWith();
  const refusal = { error: { code: 'out_of_stock', message: text('check.outOfStock') } };
  bff.on(LINE, () => answer(409, refusal));
  await act(async () => void (await result.current.setQuantity(okra, 1)));
  expect(result.current.quantityOf(okra.id)).toBe(0);
  expect(toasts()).toEqual([text('check.outOfStock')]);
});

test('a quantity that the server caps is shown with its message, and does not count as saved', async () => {
  const { bff, result, quantity } = await cartWith();
  bff.on(LINE, () => ({ cart: cartOf(2, [lineOf(tomato, 20)]), message: 'Only 20 left.' }));
  await act(async () => {
    expect(await result.current.setQuantity(tomato, 50)).toBe(false);
  });
  expect(quantity()).toBe(20);
  expect(toasts()).toEqual(['Only 20 left.']);
});

test('the first products of a new guest name the same guest, whichever arrives first', async () => {
  const { bff, result } = await cartWith(cartOf(0, [], ''));
  const named: string[] = [];
  bff.on(LINE, ({ params }) => {
    named.push(document.cookie);
    return { cart: cartOf(Number(params.id), [lineOf(tomato, 1), lineOf(okra, 1)]) };
  });
  await act(async () => {
    await Promise.all([result.current.setQuantity(tomato, 1), result.current.setQuantity(okra, 1)]);
  });
  expect(named).toEqual([expect.stringMatching(FIRST_GUEST), named[0]]);
  expect(result.current.count).toBe(2);
});

test('a shopper who has a cart already sets no first-guest cookie', async () => {
  const { bff, result } = await cartWith();
  bff.on(LINE, () => ({ cart: cartOf(2, [lineOf(tomato, 2)]) }));
  await act(async () => void (await result.current.setQuantity(tomato, 2)));
  expect(document.cookie).not.toMatch(FIRST_GUEST);
});

test('an answer for the previous shopper is dropped', async () => {
  const { bff, result } = await cartWith();
  const late = later<unknown>();
  bff.on(LINE, () => late.promise);
  let saved: Promise<boolean> | undefined;
  act(() => {
    saved = result.current.setQuantity(tomato, 9);
  });
  bff.on('GET /api/cart', () => cartOf(2, [lineOf(tomato, 3)], 'owner-2'));
  await act(async () => {
    await changeShopper({ customer: null, suspended: false });
    late.resolve({ cart: cartOf(8, [lineOf(tomato, 9)], 'owner-of-before') });
    await saved;
  });
  expect(result.current.quantityOf(tomato.id)).toBe(3);
  expect(toasts()).toEqual([]);
});

test('signing out clears the cart, even when the shop does not answer', async () => {
  const { bff, result } = await cartWith();
  bff.on('GET /api/cart', () => answer(403, { error: { code: 'forbidden', message: '' } }));
  await act(async () => void (await changeShopper({ customer: null, suspended: false })));
  expect(result.current.cart).toBeUndefined();
  expect(result.current.lines).toEqual([]);
});

test('a quantity that waits behind a write is not sent for the next shopper', async () => {
  const { bff, result } = await cartWith(cartOf(0, [], ''));
  const first = later<unknown>();
  bff.on(LINE, () => first.promise);
  let both: Promise<boolean>[] = [];
  act(() => {
    both = [result.current.setQuantity(tomato, 1), result.current.setQuantity(tomato, 2)];
  });
  await act(async () => {
    await changeShopper({ customer: { name: 'Meena', mobile: '9843012345' }, suspended: false });
    first.resolve({ cart: cartOf(1, [lineOf(tomato, 1)]) });
    expect(await Promise.all(both)).toEqual([false, false]);
  });
  expect(bff.callsOf(LINE)).toHaveLength(1);
});

test('decisions 29: lines with stock 0 are listed apart and not in the totals', async () => {
  const { result } = await cartWith(cartOf(1, [lineOf(tomato, 2), lineOf(okra, 3, { stock: 0 })]));
  expect(result.current.lines.map(({ name }) => name)).toEqual(['Tomato']);
  expect(result.current.unavailable.map(({ name }) => name)).toEqual(['Okra']);
  expect([result.current.count, result.current.totals.subtotal]).toEqual([2, 6000]);
});

test('a change of a cart line is sent with the product id, not the line id', async () => {
  const { bff, result } = await cartWith();
  bff.on(LINE, () => ({ cart: cartOf(2, []) }));
  const [line] = result.current.lines;
  await act(async () => void (line && (await result.current.removeLine(line))));
  expect(bff.callsOf(LINE).map(({ path }) => path)).toEqual(['/api/cart/lines/1']);
  expect(result.current.lines).toEqual([]);
});

test('the check waits for pending quantities and shows the checked cart', async () => {
  const { bff, result, quantity } = await cartWith();
  const answering = later<unknown>();
  bff.on(LINE, () => answering.promise);
  bff.on('POST /api/cart/check', () => ({
    problems: [],
    priceChanges: [],
    openPayment: 0,
    subtotal: 9000,
    cart: cartOf(3, [lineOf(tomato, 3)]),
  }));
  await act(async () => {
    void result.current.setQuantity(tomato, 3);
    const checking = checkCart();
    expect(bff.callsOf('POST /api/cart/check')).toHaveLength(0);
    answering.resolve({ cart: cartOf(2, [lineOf(tomato, 3)]) });
    expect((await checking).subtotal).toBe(9000);
  });
  expect(quantity()).toBe(3);
});

test('the cart is read once after a change in another tab, and not after a change in this tab', async () => {
  const { bff, quantity } = await cartWith();
  const tell = (tag: string) =>
    window.dispatchEvent(new StorageEvent('storage', { key: CART_SIGNAL, newValue: tag }));
  bff.on('GET /api/cart', () => cartOf(7, [lineOf(tomato, 7)]));
  act(() => void tell('owner-1:1'));
  expect(bff.callsOf('GET /api/cart')).toHaveLength(1);
  act(() => void tell('owner-1:7'));
  await waitFor(() => expect(quantity()).toBe(7));
  expect(bff.callsOf('GET /api/cart')).toHaveLength(2);
});

test('an idle tab reads the cart only once', async () => {
  const { bff } = await cartWith();
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(bff.calls.map(({ path }) => path)).toEqual(['/api/cart']);
});

test('undoing Clear Cart restores lines from last to first, so that each is inserted before an existing one', async () => {
  const { bff } = await cartWith(cartOf(1, []));
  const removed = [lineOf(tomato, 1), lineOf(okra, 2)];
  bff.on(LINE, ({ params }) => ({
    cart: cartOf(2, params.id === '2' ? [lineOf(okra, 2)] : removed),
  }));
  await act(() => restorer(removed)());
  expect(bff.callsOf(LINE).map(({ path, body }) => [path, body])).toEqual([
    ['/api/cart/lines/2', { quantity: 2, lineId: 102 }],
    ['/api/cart/lines/1', { quantity: 1, lineId: 101 }],
  ]);
});
