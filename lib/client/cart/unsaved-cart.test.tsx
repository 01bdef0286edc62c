import { act, renderHook, waitFor } from '@testing-library/react';
import { cartOf, forgetEverything, later, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import { useCartOfTwo } from '@/lib/client/testing/use-cart-of-two';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { CHANGE_MARK_HEADER, parseChangeMark } from '@/lib/domain/change-mark';
import { text } from '@/lib/messages/text';
import { fakeBff } from '@/lib/testing/fake-bff';
import { checkCart, emptyCart } from './cart-actions';

const LINE = 'PUT /api/cart/lines/:id';
const STORED = 'koodai-unsaved-cart';

beforeEach(forgetEverything);
afterEach(() => {
  network(true);
  takeWaitingToasts();
});

function network(isThere: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

const unanswered = () => later<unknown>().promise;

/** A tab in which writes get no answer until the test sets one. */
async function openTab(cart = cartOf(1, [lineOf(tomato, 1)]), write: () => unknown = unanswered) {
  const bff = fakeBff({ 'GET /api/cart': () => cart, [LINE]: write });
  const { result, unmount } = renderHook(useCartOfTwo);
  await waitFor(() => expect(result.current.cart).toBeDefined());
  const set = (quantity: number, product = tomato) => {
    let saved = Promise.resolve(false);
    act(() => {
      saved = result.current.setQuantity(product, quantity);
    });
    return saved;
  };
  return { bff, set, unmount, result, quantity: (product = tomato) => result.current.quantityOf(product.id) };
}

/** Leaves the page and reopens the tab with the same sessionStorage, as after a reload. */
async function leaveTab(tab: { unmount: () => void }): Promise<void> {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await reopenTab(tab);
}

async function reopenTab({ unmount }: { unmount: () => void }): Promise<void> {
  const kept = sessionStorage.getItem(STORED);
  unmount();
  await forgetEverything();
  if (kept !== null) sessionStorage.setItem(STORED, kept);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
}

const marks = (calls: { headers: Headers }[]) =>
  calls.map(({ headers }) => parseChangeMark(headers.get(CHANGE_MARK_HEADER) ?? ''));
const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body);
const toasts = () => takeWaitingToasts().map(({ message }) => message);

test('a page that is left sends the newest quantity with a request that outlives it', async () => {
  const tab = await openTab();
  void tab.set(2);
  void tab.set(6);
  await waitFor(() => expect(bodies(tab.bff.callsOf(LINE))).toEqual([{ quantity: 2 }]));
  await leaveTab(tab);
  expect(bodies(tab.bff.callsOf(LINE))).toEqual([{ quantity: 2 }, { quantity: 6 }]);
  const [first, newest] = marks(tab.bff.callsOf(LINE));
  expect(newest?.tab).toBe(first?.tab);
  expect(newest?.at).toBeGreaterThan(first?.at ?? Number.NaN);
});

test('a page that is left with nothing unsaved sends nothing', async () => {
  const tab = await openTab();
  tab.bff.on(LINE, () => ({ cart: cartOf(2, [lineOf(tomato, 2)]) }));
  await act(async () => void (await tab.set(2)));
  await leaveTab(tab);
  expect(tab.bff.callsOf(LINE)).toHaveLength(1);
  expect(sessionStorage.getItem(STORED)).toBeNull();
});

test.each(['before', 'after'])('a write that is aborted %s pagehide fires is not lost', async (when) => {
  const cut = later<unknown>();
  const tab = await openTab(cartOf(0, [], ''), () => cut.promise);
  void tab.set(1);
  await waitFor(() => expect(tab.bff.callsOf(LINE)).toHaveLength(1));
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  await act(async () => {
    if (when === 'after') leave();
    cut.reject(new TypeError('Failed to fetch'));
    // why: runs everything that follows from the rejection in the same task
    await new Promise<void>((resolve) => process.nextTick(resolve));
    if (when === 'before') leave();
  });
  expect(bodies(tab.bff.callsOf(LINE))).toEqual([{ quantity: 1 }, { quantity: 1 }]);
  await reopenTab(tab);
  const after = await openTab(cartOf(0, [], ''));
  expect(after.quantity()).toBe(1);
  await waitFor(() => expect(bodies(after.bff.callsOf(LINE))).toEqual([{ quantity: 1 }]));
});

test('all products of a new guest are sent when the page is left', async () => {
  const tab = await openTab(cartOf(0, [], ''));
  void tab.set(1);
  void tab.set(2, okra);
  await waitFor(() => expect(tab.bff.callsOf(LINE)).toHaveLength(2));
  await leaveTab(tab);
  const left = tab.bff.callsOf(LINE).slice(2);
  expect(left.map(({ path, body }) => [path, body])).toEqual([
    ['/api/cart/lines/1', { quantity: 1 }],
    ['/api/cart/lines/2', { quantity: 2 }],
  ]);
});

test('after a reload during a write the newest quantity is on screen and is sent again', async () => {
  const before = await openTab();
  void before.set(6);
  await leaveTab(before);
  const saving = later<unknown>();
  const after = await openTab(cartOf(2, [lineOf(tomato, 2)]), () => saving.promise);
  expect(after.quantity()).toBe(6);
  await waitFor(() => expect(bodies(after.bff.callsOf(LINE))).toEqual([{ quantity: 6 }]));
  const [[asked], [again]] = [marks(before.bff.callsOf(LINE)), marks(after.bff.callsOf(LINE))];
  expect(again).toEqual(asked);
  expect(again).toBeDefined();
  await act(async () => saving.resolve({ cart: cartOf(3, [lineOf(tomato, 6)]) }));
  await waitFor(() => expect(sessionStorage.getItem(STORED)).toBeNull());
  expect(after.quantity()).toBe(6);
});

test('a product added while the cart is loading does not replace unsaved quantities of an earlier page', async () => {
  const before = await openTab();
  void before.set(6);
  await leaveTab(before);
  const reading = later<unknown>();
  const bff = fakeBff({ 'GET /api/cart': () => reading.promise, [LINE]: unanswered });
  const { result } = renderHook(useCartOfTwo);
  act(() => void result.current.setQuantity(okra, 1));
  await act(async () => reading.resolve(cartOf(2, [lineOf(tomato, 1)])));
  await waitFor(() => expect(bff.callsOf(LINE)).toHaveLength(2));
  expect([result.current.quantityOf(tomato.id), result.current.quantityOf(okra.id)]).toEqual([6, 1]);
});

test.each([
  ['another shopper', () => cartOf(4, [lineOf(tomato, 1)], 'owner-2'), 0],
  ['the next hour', () => cartOf(4, [lineOf(tomato, 1)]), 61 * 60_000],
])('unsaved quantities are not sent for %s', async (_whom, cart, laterMs) => {
  const before = await openTab();
  void before.set(6);
  await leaveTab(before);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + laterMs);
  const after = await openTab(cart());
  clock.mockRestore();
  expect(after.quantity()).toBe(1);
  expect(after.bff.callsOf(LINE)).toHaveLength(0);
});

test('unsaved quantities are not sent for another shopper after a second reload either', async () => {
  const before = await openTab();
  void before.set(6);
  await leaveTab(before);
  fakeBff({ 'GET /api/cart': unanswered, [LINE]: unanswered });
  const between = renderHook(useCartOfTwo);
  act(() => void between.result.current.setQuantity(okra, 1));
  await leaveTab(between);
  const after = await openTab(cartOf(4, [lineOf(tomato, 1)], 'owner-2'));
  expect([after.quantity(), after.bff.callsOf(LINE).length]).toEqual([1, 0]);
});

const stored = (product: unknown) => JSON.stringify({ owner: 'owner-1', lines: [{ product, quantity: 6 }] });

test.each([
  '{',
  '{"at":1}',
  stored(undefined),
  stored({ ...tomato, name: 6 }),
  stored({ ...tomato, price: 10.5 }),
])('an invalid value in storage, %s, is ignored', async (written) => {
  const kept = written.replace('{"owner"', `{"at":${Date.now()},"owner"`);
  sessionStorage.setItem(STORED, kept);
  const tab = await openTab();
  expect([tab.quantity(), tab.bff.callsOf(LINE).length]).toEqual([1, 0]);
});

test('offline a change stays on screen, a toast says so, and it is sent when the network returns', async () => {
  const tab = await openTab();
  tab.bff.on(LINE, () => ({ cart: cartOf(2, [lineOf(tomato, 4)]) }));
  network(false);
  const saved = tab.set(3);
  void tab.set(4);
  expect([tab.quantity(), tab.bff.callsOf(LINE).length]).toEqual([4, 0]);
  expect(toasts()).toEqual([text('toast.offline')]);
  await act(async () => {
    network(true);
    expect(await saved).toBe(true);
  });
  expect(bodies(tab.bff.callsOf(LINE))).toEqual([{ quantity: 4 }]);
  expect(tab.quantity()).toBe(4);
});

test('a change is not rolled back when the network fails during the write', async () => {
  const tab = await openTab();
  const first = later<unknown>();
  tab.bff.on(LINE, () => first.promise);
  const saved = tab.set(3);
  await waitFor(() => expect(tab.bff.callsOf(LINE)).toHaveLength(1));
  network(false);
  await act(async () => first.reject(new TypeError('Failed to fetch')));
  expect([tab.quantity(), toasts()]).toEqual([3, [text('toast.offline')]]);
  tab.bff.on(LINE, () => ({ cart: cartOf(2, [lineOf(tomato, 3)]) }));
  await act(async () => {
    network(true);
    expect(await saved).toBe(true);
  });
  expect(tab.bff.callsOf(LINE)).toHaveLength(2);
});

test('offline the check and Clear Cart fail instead of waiting for ever', async () => {
  const tab = await openTab();
  network(false);
  void tab.set(3);
  takeWaitingToasts();
  await expect(checkCart()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(emptyCart()).rejects.toMatchObject({ code: 'unavailable' });
  expect(tab.quantity()).toBe(3);
});

test('a page from the back/forward cache revalidates everything, and a lost answer is no failure', async () => {
  const cut = later<unknown>();
  const tab = await openTab(undefined, () => cut.promise);
  const saved = tab.set(5);
  await waitFor(() => expect(tab.bff.callsOf(LINE)).toHaveLength(1));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  tab.bff.on('GET /api/cart', () => cartOf(3, [lineOf(tomato, 5), lineOf(okra, 2)]));
  tab.bff.on(LINE, () => ({ cart: cartOf(4, [lineOf(tomato, 5), lineOf(okra, 2)]) }));
  await act(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    cut.reject(new TypeError('Failed to fetch'));
    expect(await saved).toBe(true);
  });
  await waitFor(() => expect(tab.quantity(okra)).toBe(2));
  expect([tab.quantity(), toasts()]).toEqual([5, []]);
});

test('a page that is shown for the first time loads the cart once', async () => {
  const { bff } = await openTab();
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  expect(bff.callsOf('GET /api/cart')).toHaveLength(1);
});
