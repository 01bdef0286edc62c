import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { revalidate } from '@/lib/client/revalidate';
import { changeShopper } from '@/lib/client/session/shopper-signals';
import { cartOf, later, lineOf, okra } from '@/lib/client/testing/carts';
import type { ToastRequest } from '@/lib/client/toast-store';
import { keys } from '@/lib/config/api-paths';
import { answer, lost } from '@/lib/testing/fake-bff';
import { LINE, nextToast, okras, open, popup, toasts, tomatoes } from './testing/cart-page';

async function confirmed(user: UserEvent, button: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: button }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
}

function undoOf({ action }: ToastRequest): () => void {
  if (!action || !('onPress' in action)) throw new Error('the toast has no Undo');
  return action.onPress;
}

function pressUndo(toast: ToastRequest): Promise<void> {
  return act(async () => undoOf(toast)());
}

test('[8.confirm.deleteProduct] [8.toast.removed] spec 8: removing a product is confirmed first, then said', async () => {
  const { bff, user } = await open();
  bff.on(LINE, () => ({ cart: cartOf(2, [okras]) }));
  await user.click(screen.getByRole('button', { name: 'Remove Tomato' }));
  expect(await popup('Delete Product Confirmation')).toHaveTextContent(
    'Are you sure want to delete the product ?',
  );
  expect(bff.callsOf(LINE)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Tomato/ })).not.toBeInTheDocument());
  await waitFor(() => expect(toasts()).toEqual(['Product successfully removed from the cart.']));
});

test('[8.confirm.emptyCart] [8.toast.removedAll] spec 8: Clear Cart asks, empties and says so', async () => {
  const { bff, user } = await open();
  bff.on('DELETE /api/cart', () => ({ cart: cartOf(2, []) }));
  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  expect(await popup('Empty Cart Confirmation')).toHaveTextContent('Are you sure want to Empty your Cart ?');
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await waitFor(() => expect(toasts()).toEqual(['Products successfully removed from the cart.']));
});

test('when Clear Cart fails, the question stays open with the reason', async () => {
  const { bff, user } = await open();
  bff.on('DELETE /api/cart', lost);
  await confirmed(user, 'Clear Cart');
  const question = within(await popup('Empty Cart Confirmation'));
  expect(await question.findByRole('alert')).toHaveTextContent('That was not saved. Check your connection.');
  bff.on('DELETE /api/cart', () => ({ cart: cartOf(2, []) }));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await waitFor(() => expect(toasts()).toEqual(['Products successfully removed from the cart.']));
});

test('Undo puts a removed line back with its quantity', async () => {
  const { bff, user } = await open();
  bff.on(LINE, () => ({ cart: cartOf(2, [okras]) }));
  await confirmed(user, 'Remove Tomato');
  const removed = await nextToast();
  expect(removed).toMatchObject({ lasting: true, action: { label: 'Undo' } });
  bff.on(LINE, () => ({ cart: cartOf(3, [okras, tomatoes]) }));
  await pressUndo(removed);
  expect(await screen.findByRole('row', { name: /Tomato/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Tomato' })).toHaveFocus();
  expect((await nextToast()).message).toBe('Your cart is as it was.');
  expect(bff.callsOf(LINE).map(({ path, body }) => [path, body])).toEqual([
    ['/api/cart/lines/1', { quantity: 0 }],
    ['/api/cart/lines/1', { quantity: 2, lineId: tomatoes.id }],
  ]);
});

test('Undo shows the line in its old place at once, before the shop API answers', async () => {
  const { bff, user } = await open();
  bff.on(LINE, () => ({ cart: cartOf(2, [okras]) }));
  await confirmed(user, 'Remove Tomato');
  const removed = await nextToast();
  const saved = later<unknown>();
  bff.on(LINE, () => saved.promise);
  act(() => void undoOf(removed)());
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.anything(),
    expect.stringContaining('Tomato'),
    expect.stringContaining('Okra'),
  ]);
  await act(async () => saved.resolve({ cart: cartOf(3, [tomatoes, okras]) }));
  expect((await nextToast()).message).toBe('Your cart is as it was.');
});

test('after Clear Cart, Undo restores all lines in their order, except those out of stock', async () => {
  const gone = lineOf({ ...okra, id: 3, name: 'Beans' }, 4, { stock: 0 });
  const first = { ...okras, id: 90 };
  const { bff, user } = await open([first, gone, tomatoes]);
  bff.on('DELETE /api/cart', () => ({ cart: cartOf(2, []) }));
  await confirmed(user, 'Clear Cart');
  const removed = await nextToast();
  bff.on(LINE, ({ params }) => ({
    cart: params.id === '1' ? cartOf(3, [tomatoes]) : cartOf(4, [first, tomatoes]),
  }));
  await pressUndo(removed);
  expect((await nextToast()).message).toBe('What we have is back in your cart.');
  expect(screen.getByRole('button', { name: 'Remove Okra' })).toHaveFocus();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.anything(),
    expect.stringContaining('Okra'),
    expect.stringContaining('Tomato'),
  ]);
  expect(bff.callsOf(LINE).map(({ path, body }) => [path, body])).toEqual([
    ['/api/cart/lines/1', { quantity: 2, lineId: tomatoes.id }],
    ['/api/cart/lines/2', { quantity: 1, lineId: 90 }],
  ]);
});

test('Undo also restores a line that another tab added while the Clear Cart question was open', async () => {
  const beans = lineOf({ ...okra, id: 3, name: 'Beans' }, 4);
  const { bff, user } = await open();
  bff.on('DELETE /api/cart', () => ({ cart: cartOf(5, []) }));
  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  const yes = await screen.findByRole('button', { name: 'Yes' });
  bff.on('GET /api/cart', () => cartOf(4, [tomatoes, okras, beans]));
  await act(async () => void (await revalidate(keys.cart)));
  await user.click(yes);
  const removed = await nextToast();
  bff.on(LINE, () => ({ cart: cartOf(6, [tomatoes, okras, beans]) }));
  await pressUndo(removed);
  expect(bff.callsOf(LINE).map(({ path }) => path)).toContain('/api/cart/lines/3');
});

test('Undo also restores a cart whose first clear request was lost and that was cleared again', async () => {
  const { bff, user } = await open();
  bff.on('DELETE /api/cart', lost);
  bff.on('GET /api/cart', () => cartOf(2, []));
  await confirmed(user, 'Clear Cart');
  const question = within(await popup('Empty Cart Confirmation'));
  await question.findByRole('alert');
  await screen.findByText('Your Cart is Empty');
  bff.on('DELETE /api/cart', () => ({ cart: cartOf(2, []) }));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  const removed = await nextToast();
  bff.on(LINE, () => ({ cart: cartOf(3, [tomatoes, okras]) }));
  await pressUndo(removed);
  expect(bff.callsOf(LINE)).toHaveLength(2);
  expect((await nextToast()).message).toBe('Your cart is as it was.');
});

test('an Undo that the stock allows only in part says what was restored', async () => {
  const beans = lineOf({ ...okra, id: 3, name: 'Beans' }, 4);
  const { bff, user } = await open([okras, tomatoes, beans]);
  bff.on('DELETE /api/cart', () => ({ cart: cartOf(2, []) }));
  bff.on('GET /api/cart', () => cartOf(4, [okras, { ...tomatoes, quantity: 1 }]));
  await confirmed(user, 'Clear Cart');
  const removed = await nextToast();
  bff.on(LINE, ({ params }) => {
    if (params.id === '2') return { cart: cartOf(3, [okras]) };
    if (params.id === '3') return answer(409, { error: { code: 'out_of_stock', message: 'Out of Stock' } });
    return { cart: cartOf(4, [okras, { ...tomatoes, quantity: 1 }]), message: 'Only 1 left.' };
  });
  await pressUndo(removed);
  await waitFor(() => expect(bff.callsOf(LINE)).toHaveLength(3));
  await waitFor(() =>
    expect(toasts().at(-1)).toBe(
      'What we have is back in your cart. Fewer than before: Tomato 1 of 2, Beans 0 of 4.',
    ),
  );
});

test('a failed Undo shows an error and no success message', async () => {
  const { bff, user } = await open();
  bff.on('DELETE /api/cart', () => ({ cart: cartOf(2, []) }));
  bff.on('GET /api/cart', () => cartOf(2, []));
  await confirmed(user, 'Clear Cart');
  bff.on(LINE, lost);
  await pressUndo(await nextToast());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible());
  expect(new Set(toasts())).toEqual(new Set(['That was not saved. Check your connection.']));
});

test('an Undo does not change the cart of the next shopper', async () => {
  const { bff, user } = await open();
  bff.on(LINE, () => ({ cart: cartOf(2, [okras]) }));
  await confirmed(user, 'Remove Tomato');
  const removed = await nextToast();
  bff.on('GET /api/cart', () => cartOf(1, [okras], 'owner-2'));
  await act(() => changeShopper(undefined));
  await pressUndo(removed);
  expect(bff.callsOf(LINE)).toHaveLength(1);
  expect(toasts()).toEqual([]);
});

test('after a line is removed by keyboard, the heading has the focus', async () => {
  const { bff, user } = await open();
  bff.on(LINE, () => ({ cart: cartOf(2, [okras]) }));
  screen.getByRole('button', { name: 'Remove Tomato' }).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Yes' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
