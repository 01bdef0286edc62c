import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productOf } from '@/components/catalog/testing/products';
import { currentModal } from '@/lib/client/modal-store';
import { cartOf, forgetEverything, lineOf } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { ZERO_PAISE } from '@/lib/domain/money';
import { PageText } from '@/lib/messages/page-text/page-text';
import { text } from '@/lib/messages/text';
import { texts } from '@/lib/messages/texts';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { ProductCard } from './product-card';

const LINE = 'PUT /api/cart/lines/:id';
const tomato = productOf(1, { name: 'Tomato' });

beforeEach(forgetEverything);
afterEach(() => void takeWaitingToasts());

function show(product = tomato, inCart = 0, language = text) {
  let version = 1;
  const lineFor = (quantity: number) => (quantity > 0 ? [lineOf(product, quantity)] : []);
  const bff = fakeBff({
    'GET /api/cart': () => cartOf(version, lineFor(inCart)),
    'GET /api/session': () => ({ customer: null, suspended: false }),
    [LINE]: ({ body }) => {
      version += 1;
      return { cart: cartOf(version, lineFor(Reflect.get(Object(body), 'quantity'))) };
    },
  });
  render(
    <PageText value={language}>
      <ProductCard product={product} />
    </PageText>,
  );
  return { bff, user: userEvent.setup() };
}

const addButton = () => screen.findByRole('button', { name: 'Add to Cart: Tomato' });
const stepper = () => screen.findByRole('group', { name: 'Quantity of Tomato' });
const toasts = () => takeWaitingToasts().map(({ message }) => message);

test('a card names the product in both scripts, its pack, its price and the price per kg', async () => {
  show();
  await addButton();
  expect(screen.getByRole('link', { name: 'Tomato' })).toHaveAttribute('href', '/product-detail/product-1');
  expect(screen.getByText('தக்காளி')).toHaveAttribute('lang', 'ta');
  expect(screen.getByText('500 g · ₹76/kg')).toBeVisible();
  expect(screen.getByText('₹38')).toBeVisible();
  expect(screen.getByText('₹45').closest('s')).not.toBeNull();
});

test('a card says its name before its badges and its heart', async () => {
  show({ ...tomato, special: true });
  const heart = await screen.findByRole('button', { name: 'Favourite: Tomato' });
  const name = screen.getByRole('heading', { name: 'Tomato' });
  for (const later of [
    screen.getByText('16%', { exact: false }),
    screen.getByText(text('card.special')),
    heart,
  ]) {
    expect(name.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('[9.badge] spec 9: the badge is the rounded percent of the discount', async () => {
  show();
  await addButton();
  expect(screen.getByText(/16%/)).toHaveTextContent('16% OFF');
});

test('selling price 0 means no discount: no badge, no struck price', async () => {
  show({ ...tomato, offerPrice: ZERO_PAISE });
  await addButton();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  expect(document.querySelector('s')).toBeNull();
});

test("[4.card.add] [8.toast.addedFirst] spec 4: cart_qty 0 shows 'Add to Cart', which becomes a stepper", async () => {
  const { bff, user } = show();
  await user.click(await addButton());
  expect(within(await stepper()).getByRole('textbox')).toHaveValue('1');
  await waitFor(() => expect(toasts()).toEqual([text('toast.added_first')]));
  expect(bff.callsOf(LINE).map(({ body }) => body)).toEqual([{ quantity: 1 }]);
  expect(within(await stepper()).getByRole('button', { name: 'One more' })).toHaveFocus();
});

test('before hydration Add to Cart is a form that adds the product by itself', async () => {
  show();
  const { form } = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add to Cart: Tomato' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/api/cart/lines/1');
});

test('after hydration a press does not send the form as well', async () => {
  const { user } = show();
  const submitted = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', submitted);
  await user.click(await addButton());
  await stepper();
  document.removeEventListener('submit', submitted);
  expect(submitted).not.toHaveBeenCalled();
});

test('[4.card.stepper] [8.toast.added] spec 4: what is in the cart shows a minus/plus stepper; plus adds 1', async () => {
  const { bff, user } = show(tomato, 2);
  await user.click(within(await stepper()).getByRole('button', { name: 'One more' }));
  expect(within(await stepper()).getByRole('textbox')).toHaveValue('3');
  await waitFor(() => expect(toasts()).toEqual([text('toast.added')]));
  expect(bff.callsOf(LINE).map(({ body }) => body)).toEqual([{ quantity: 3 }]);
});

test('[8.toast.reduced] minus lowers by 1 and says so', async () => {
  const { bff, user } = show(tomato, 3);
  await user.click(within(await stepper()).getByRole('button', { name: 'One less' }));
  expect(within(await stepper()).getByRole('textbox')).toHaveValue('2');
  await waitFor(() => expect(toasts()).toEqual(['Quantity reduced successfully.']));
  expect(bff.callsOf(LINE).map(({ body }) => body)).toEqual([{ quantity: 2 }]);
});

test("[4.quantity.zero] spec 4: going to 0 shows the removed message and reverts to 'Add to Cart'", async () => {
  const { user } = show(tomato, 1);
  await user.click(within(await stepper()).getByRole('button', { name: 'Remove Tomato' }));
  expect(await addButton()).toHaveFocus();
  await waitFor(() => expect(toasts()).toEqual([text('toast.removed')]));
});

test('at the stock limit the plus changes nothing and says how many there are', async () => {
  const { bff, user } = show({ ...tomato, stock: 3 }, 3);
  await user.click(within(await stepper()).getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(toasts()).toEqual(['Only 3 left.']));
  expect(bff.callsOf(LINE)).toEqual([]);
});

test('a typed quantity above the stock becomes the stock, and says how many there are', async () => {
  const { bff, user } = show({ ...tomato, stock: 3 }, 1);
  await user.click(within(await stepper()).getByRole('textbox'));
  await user.keyboard('8{Enter}');
  await waitFor(() => expect(toasts()).toEqual(['Only 3 left.']));
  expect(bff.callsOf(LINE).map(({ body }) => body)).toEqual([{ quantity: 3 }]);
});

test('spec 4: an emptied field sets 1', async () => {
  const { bff, user } = show(tomato, 3);
  const field = within(await stepper()).getByRole('textbox');
  await user.clear(field);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bff.callsOf(LINE).map(({ body }) => body)).toEqual([{ quantity: 1 }]));
  expect(await screen.findByDisplayValue('1')).toBeVisible();
});

test('a change that is not saved goes back, and no success is announced', async () => {
  const { bff, user } = show(tomato, 2);
  bff.on(LINE, () => answer(503, { error: { code: 'unavailable' } }));
  await user.click(within(await stepper()).getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(toasts()).toEqual([text('toast.not_saved')]));
  expect(within(await stepper()).getByRole('textbox')).toHaveValue('2');
});

test("[4.card.outOfStock] spec 4: stock_availability 0 shows 'Out of Stock', no ribbon and nothing to add", async () => {
  show({ ...tomato, stock: 0, special: true });
  expect(await screen.findByRole('button', { name: 'Notify me: Tomato' })).toBeEnabled();
  expect(screen.getByText('Out of Stock')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add to Cart/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  expect(screen.queryByText("Today's special")).not.toBeInTheDocument();
});

test('[4.favourite.guest] spec 4, Favourite: a guest is prompted to sign in', async () => {
  const { user } = show();
  const heart = await screen.findByRole('button', { name: 'Favourite: Tomato' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(currentModal()).toMatchObject({ kind: 'sign-in', reason: 'favourite' });
});

test('on a Tamil page a product without a Tamil name is marked as English', async () => {
  show(productOf(1, { name: 'Tomato', name2: '' }), 0, texts.ta);
  await screen.findByRole('button', { name: `${texts.ta('card.add')}: Tomato` });
  expect(screen.getByText('Tomato')).toHaveAttribute('lang', 'en');
});
