import { act, renderHook, waitFor } from '@testing-library/react';
import { type ProductCard, productCardSchema } from '@/lib/contract/bff/product';
import { text } from '@/lib/messages/text';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { closeModal, currentModal } from './modal-store';
import { forgetEverything, later } from './testing/carts';
import { takeWaitingToasts } from './toast-store';
import { useFavourite, useFavourites } from './use-favourites';

const okra = productCardSchema.parse({
  id: 2,
  slug: 'okra',
  image: 'okra',
  name: 'Okra',
  name2: '',
  variantName: '250',
  nicName: 'g',
  variantLabel: '',
  netQuantity: { value: 250, unit: 'g' },
  price: 2500,
  offerPrice: 0,
  stock: 5,
  special: false,
  categorySlug: 'vegetables',
  categoryName: 'Vegetables',
  tone: 'veg',
});
const beans = { ...okra, id: 3, name: 'Beans' };
const signedIn = { customer: { name: 'Meena', mobile: '9876543210' }, suspended: false };

beforeEach(forgetEverything);
afterEach(() => {
  closeModal();
  takeWaitingToasts();
});

const LIST = 'GET /api/favourites';
const MARK = 'PUT /api/favourites/:id';

async function favouritesOf(session: unknown, products: ProductCard[] = []) {
  const bff = fakeBff({ 'GET /api/session': () => session, [LIST]: () => ({ products }) });
  const list = renderHook(useFavourites).result;
  await waitFor(() => expect(list.current.isLoading).toBe(false));
  const heart = renderHook(() => useFavourite(okra)).result;
  return { bff, list, heart };
}

const toasts = () => takeWaitingToasts().map(({ message }) => message);

test('[4.favourite.guest] spec 4, Favourite: a guest is asked to sign in and nothing is sent', async () => {
  const { bff, heart } = await favouritesOf({ customer: null, suspended: false });
  const toggled = heart.current.toggle();
  await waitFor(() => expect(currentModal()).toMatchObject({ kind: 'sign-in' }));
  closeModal();
  expect(await toggled).toBe(false);
  expect(bff.calls.map(({ path }) => path)).toEqual(['/api/session']);
});

test('a customer who marks a product before the session is loaded is not asked to sign in', async () => {
  const session = later<unknown>();
  const bff = fakeBff({
    'GET /api/session': () => session.promise,
    [LIST]: () => ({ products: [] }),
    [MARK]: () => ({ products: [okra] }),
  });
  const { result } = renderHook(() => useFavourite(okra));
  await act(async () => {
    const toggled = result.current.toggle();
    session.resolve(signedIn);
    expect(await toggled).toBe(true);
  });
  expect(currentModal()).toBeUndefined();
  expect(bff.calls.map(({ path }) => path)).toContain('/api/favourites/2');
  await waitFor(() => expect(result.current.isMarked).toBe(true));
});

test('a session that cannot be read shows an error, not the sign-in dialog', async () => {
  fakeBff({ 'GET /api/session': lost });
  const { result } = renderHook(() => useFavourite(okra));
  await act(async () => {
    expect(await result.current.toggle()).toBe(false);
  });
  expect(currentModal()).toBeUndefined();
  expect(toasts()).toEqual([text('toast.not_saved')]);
});

test('[2.product.favourite] [4.favourite.toggle] spec 4, Favourite: not favourite -> add, at once; favourite -> remove', async () => {
  const { bff, heart, list } = await favouritesOf(signedIn);
  const adding = later<unknown>();
  bff.on(MARK, () => adding.promise);
  bff.on('DELETE /api/favourites/:id', () => ({ products: [] }));
  let saved: Promise<boolean> | undefined;
  act(() => {
    saved = heart.current.toggle();
  });
  await waitFor(() => expect(heart.current.isMarked).toBe(true));
  expect(list.current.products).toEqual([okra]);
  await act(async () => {
    adding.resolve({ products: [okra] });
    expect(await saved).toBe(true);
  });
  await act(async () => void (await heart.current.toggle()));
  expect(heart.current.isMarked).toBe(false);
  expect(list.current.products).toEqual([]);
});

test('a new favourite is shown first at once', async () => {
  const { bff, heart, list } = await favouritesOf(signedIn, [beans]);
  bff.on(MARK, () => new Promise(() => undefined));
  act(() => void heart.current.toggle());
  await waitFor(() => expect(list.current.products).toEqual([okra, beans]));
});

test('[d33.rollBack] decisions 33: a favourite that did not save rolls back, and a toast says so', async () => {
  const { bff, heart } = await favouritesOf(signedIn);
  bff.on(MARK, lost);
  await act(async () => {
    expect(await heart.current.toggle()).toBe(false);
  });
  await waitFor(() => expect(heart.current.isMarked).toBe(false));
  expect(toasts()).toEqual([text('toast.not_saved')]);
});

test('a favourite beyond the maximum is rolled back, and a toast names the maximum', async () => {
  const { bff, heart } = await favouritesOf(signedIn);
  bff.on(MARK, () => answer(409, { error: { code: 'conflict', message: '' } }));
  await act(async () => {
    expect(await heart.current.toggle()).toBe(false);
  });
  await waitFor(() => expect(heart.current.isMarked).toBe(false));
  expect(toasts()).toEqual([text('toast.no_room', { count: 200 })]);
});

test('two products marked at once are both marked, with one write after the other', async () => {
  const { bff, heart } = await favouritesOf(signedIn);
  const other = renderHook(() => useFavourite(beans)).result;
  const answers = [later<unknown>(), later<unknown>()];
  bff.on(MARK, () => answers[bff.callsOf(MARK).length - 1]?.promise);
  let both: Promise<boolean[]> | undefined;
  act(() => {
    both = Promise.all([heart.current.toggle(), other.current.toggle()]);
  });
  await waitFor(() => expect([heart.current.isMarked, other.current.isMarked]).toEqual([true, true]));
  expect(bff.callsOf(MARK)).toHaveLength(1);
  await act(async () => {
    answers[0]?.resolve({ products: [okra] });
    await waitFor(() => expect(bff.callsOf(MARK)).toHaveLength(2));
  });
  expect([heart.current.isMarked, other.current.isMarked]).toEqual([true, true]);
  await act(async () => {
    answers[1]?.resolve({ products: [beans, okra] });
    expect(await both).toEqual([true, true]);
  });
  expect([heart.current.isMarked, other.current.isMarked]).toEqual([true, true]);
});

test('when two marks are refused and the list cannot be read again, neither is marked', async () => {
  const { bff, heart } = await favouritesOf(signedIn);
  const other = renderHook(() => useFavourite(beans)).result;
  bff.on(MARK, lost);
  bff.on(LIST, lost);
  await act(async () => {
    expect(await Promise.all([heart.current.toggle(), other.current.toggle()])).toEqual([false, false]);
  });
  await waitFor(() => expect([heart.current.isMarked, other.current.isMarked]).toEqual([false, false]));
});

test('when the second of two marks is refused, the first stays', async () => {
  const { bff, heart } = await favouritesOf(signedIn);
  const other = renderHook(() => useFavourite(beans)).result;
  bff.on(MARK, ({ params }) => (params.id === '2' ? { products: [okra] } : lost()));
  bff.on(LIST, () => ({ products: [okra] }));
  await act(async () => {
    const both = [heart.current.toggle(), other.current.toggle()];
    expect(await Promise.all(both)).toEqual([true, false]);
  });
  await waitFor(() => expect([heart.current.isMarked, other.current.isMarked]).toEqual([true, false]));
});

test('marking a product does not re-render other products', async () => {
  const { bff, heart } = await favouritesOf(signedIn);
  bff.on(MARK, () => ({ products: [okra] }));
  const drawn = jest.fn();
  renderHook(() => drawn(useFavourite(beans)));
  drawn.mockClear();
  await act(async () => void (await heart.current.toggle()));
  expect(heart.current.isMarked).toBe(true);
  expect(drawn).not.toHaveBeenCalled();
});

test('when the session has ended, marking shows one toast, which does not blame the connection', async () => {
  const { bff, heart } = await favouritesOf(signedIn);
  bff.on('GET /api/session', () => ({ customer: null, suspended: false }));
  bff.on(MARK, () => answer(401, { error: { code: 'unauthenticated' } }));
  await act(async () => void (await heart.current.toggle()));
  expect(toasts()).toEqual(['Please sign in again.']);
});
