import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '@/components/site/modals/modal-host';
import { closeModal } from '@/lib/client/modal-store';
import { cartOf, forgetEverything, lineOf, tomato } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { mediaUrl } from '@/lib/domain/media-url';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import FavouritesPage from './page';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/my-favourite',
  useSearchParams: () => new URLSearchParams(),
}));

const { id: _, productId, quantity: __, ...rest } = lineOf(tomato, 1);
const product = { ...rest, id: productId, special: false, categoryName: 'Vegetables' };

beforeEach(forgetEverything);
afterEach(() => {
  closeModal();
  takeWaitingToasts();
});

async function open(products: unknown[]) {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9843012345' }, suspended: false }),
    'GET /api/cart': () => cartOf(1, []),
    'GET /api/favourites': () => ({ products }),
    'DELETE /api/favourites/:id': () => ({ products: [] }),
    'PUT /api/cart/lines/:id': () => ({ cart: cartOf(2, [lineOf(tomato, 1)]) }),
  });
  render(
    <>
      <FavouritesPage />
      <ModalHost />
    </>,
  );
  return { bff, user: userEvent.setup() };
}

const EMPTY = 'No favourite items found';

test('[8.empty.favourites] spec 8: without favourites the page says so', async () => {
  await open([]);
  expect(await screen.findByRole('heading', { name: EMPTY })).toBeVisible();
});

test('[4.favourite.removal] [8.confirm.removeFavourite] spec 4, Favourite: removal needs confirmation', async () => {
  const { bff, user } = await open([product]);
  await user.click(await screen.findByRole('button', { name: 'Remove Tomato' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Are you sure you want to remove this product from your favourites ?',
  );
  expect(bff.callsOf('DELETE /api/favourites/:id')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { name: EMPTY })).toBeVisible();
});

test('[2.account.favouritesBuy] spec 2, My Favourites: Add to Cart becomes the quantity stepper', async () => {
  const { user } = await open([product]);
  const card = within(await screen.findByRole('article'));
  await user.click(card.getByRole('button', { name: /Add to Cart/ }));
  await waitFor(() => expect(card.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1'));
});

test('[2.account.favouritesBuy] spec 2, My Favourites: Out of Stock is said and cannot be added', async () => {
  await open([{ ...product, stock: 0 }]);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Out of Stock')).toBeVisible();
  expect(card.queryByRole('button', { name: /Add to Cart/ })).not.toBeInTheDocument();
  expect(card.queryByRole('textbox', { name: 'Quantity' })).not.toBeInTheDocument();
});

test('[2.account.favourites] spec 2, My Favourites: image, discount badge, price and what it was', async () => {
  await open([product]);
  const card = within(await screen.findByRole('article'));
  expect(card.getAllByRole('presentation')[0]).toHaveAttribute('src', mediaUrl('a-product', 320));
  expect(card.getByText('25%')).toBeVisible();
  expect(card.getByText('₹30')).toBeVisible();
  expect(card.getByText('₹40')).toBeVisible();
});

test('No keeps the favourite', async () => {
  const { bff, user } = await open([product]);
  await user.click(await screen.findByRole('button', { name: 'Remove Tomato' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(bff.callsOf('DELETE /api/favourites/:id')).toHaveLength(0);
  expect(screen.getByRole('article')).toBeVisible();
});

test('a failed removal shows an error in the question, which can be retried, and restores the favourite', async () => {
  const { bff, user } = await open([product]);
  bff.on('DELETE /api/favourites/:id', lost);
  await user.click(await screen.findByRole('button', { name: 'Remove Tomato' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(await question.findByRole('alert')).toHaveTextContent('That was not saved. Check your connection.');
  expect(screen.getByRole('article', { hidden: true })).toBeInTheDocument();
  bff.on('DELETE /api/favourites/:id', () => ({ products: [] }));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(takeWaitingToasts()).toEqual([{ message: 'Removed from your favourites.' }]);
});

test('spec 4, Quantity: going to 0 brings Add to Cart back', async () => {
  const { bff, user } = await open([product]);
  const card = within(await screen.findByRole('article'));
  await user.click(card.getByRole('button', { name: /Add to Cart/ }));
  await waitFor(() => expect(card.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1'));
  bff.on('PUT /api/cart/lines/:id', () => ({ cart: cartOf(3, []) }));
  within(card.getByRole('group')).getByRole('button', { name: 'Remove Tomato' }).focus();
  await user.keyboard('{Enter}');
  expect(await card.findByRole('button', { name: /Add to Cart/ })).toBeVisible();
});
