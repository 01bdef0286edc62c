import { act, renderHook, waitFor } from '@testing-library/react';
import { closeModal, currentModal } from '@/components/ui/modal/modal-store';
import { takeWaitingToasts } from '@/components/ui/toast/toast-store';
import { productCardSchema } from '@/lib/contract/bff/product';
import { text } from '@/lib/messages/text';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import { forgetEverything, later } from './testing/carts';
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
const signedIn = { customer: { name: 'Meena', mobile: '9876543210' }, suspended: false };

beforeEach(forgetEverything);
afterEach(() => {
  closeModal();
  takeWaitingToasts();
});

const useOkra = () => ({ ...useFavourites(), ...useFavourite(okra) });

async function favouritesOf(session: unknown) {
  const bff = fakeBff({ 'GET /api/session': () => session, 'GET /api/favourites': () => ({ products: [] }) });
  const { result } = renderHook(useOkra);
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  return { bff, result };
}

test('[4.favourite.guest] spec 4, Favourite: a guest is asked to sign in and nothing is sent', async () => {
  const { bff, result } = await favouritesOf({ customer: null, suspended: false });
  const toggled = result.current.toggle();
  await waitFor(() => expect(currentModal()).toMatchObject({ kind: 'sign-in' }));
  closeModal();
  expect(await toggled).toBe(false);
  expect(bff.calls.map(({ path }) => path)).toEqual(['/api/session']);
});

test('who marks one before the page knows who they are is not asked to sign in again', async () => {
  const session = later<unknown>();
  const bff = fakeBff({
    'GET /api/session': () => session.promise,
    'GET /api/favourites': () => ({ products: [] }),
    'PUT /api/favourites/:id': () => ({ products: [okra] }),
  });
  const { result } = renderHook(useOkra);
  await act(async () => {
    const toggled = result.current.toggle();
    session.resolve(signedIn);
    expect(await toggled).toBe(true);
  });
  expect(currentModal()).toBeUndefined();
  expect(bff.calls.map(({ path }) => path)).toContain('/api/favourites/2');
  await waitFor(() => expect(result.current.isMarked).toBe(true));
});

test('whoever cannot be looked up is told, not taken for a guest', async () => {
  fakeBff({ 'GET /api/session': lost });
  const { result } = renderHook(useOkra);
  await act(async () => {
    expect(await result.current.toggle()).toBe(false);
  });
  expect(currentModal()).toBeUndefined();
  expect(takeWaitingToasts().map(({ message }) => message)).toEqual([text('toast.not_saved')]);
});

test('[2.product.favourite] [4.favourite.toggle] spec 4, Favourite: not favourite -> add, at once; favourite -> remove', async () => {
  const { bff, result } = await favouritesOf(signedIn);
  const adding = later<unknown>();
  bff.on('PUT /api/favourites/:id', () => adding.promise);
  bff.on('DELETE /api/favourites/:id', () => ({ products: [] }));
  let saved: Promise<boolean> | undefined;
  act(() => {
    saved = result.current.toggle();
  });
  await waitFor(() => expect(result.current.isMarked).toBe(true));
  await act(async () => {
    adding.resolve({ products: [okra] });
    expect(await saved).toBe(true);
  });
  await act(async () => void (await result.current.toggle()));
  expect(result.current.isMarked).toBe(false);
});

test('[d33.rollBack] decisions 33: a favourite that did not save rolls back, and a toast says so', async () => {
  const { bff, result } = await favouritesOf(signedIn);
  bff.on('PUT /api/favourites/:id', lost);
  await act(async () => {
    expect(await result.current.toggle()).toBe(false);
  });
  await waitFor(() => expect(result.current.isMarked).toBe(false));
  expect(takeWaitingToasts().map(({ message }) => message)).toEqual([text('toast.not_saved')]);
});

test('marking a product draws no other one again', async () => {
  const bff = fakeBff({
    'GET /api/session': () => signedIn,
    'GET /api/favourites': () => ({ products: [] }),
  });
  bff.on('PUT /api/favourites/:id', () => ({ products: [okra] }));
  const other = jest.fn(() => useFavourite({ ...okra, id: 3 }));
  const { result } = renderHook(useOkra);
  renderHook(other);
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  const drawn = other.mock.calls.length;
  await act(async () => void (await result.current.toggle()));
  expect(result.current.isMarked).toBe(true);
  expect(other).toHaveBeenCalledTimes(drawn);
});
