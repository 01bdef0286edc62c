import { screen, waitFor, within } from '@testing-library/react';
import { cartOf, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import { paise } from '@/lib/domain/money';
import { answer } from '@/lib/testing/fake-bff';
import {
  guest,
  LINE,
  nextToast,
  okras,
  open,
  passing,
  REMOVE,
  rowOf,
  toasts,
  tomatoes,
} from './testing/cart-page';

test('[2.cart.line] [5.discount.saving] spec 2, Cart page: picture, name, second name, pack, struck price, You save, stepper, line total and Remove', async () => {
  await open();
  const line = screen.getByRole('row', { name: /Tomato/ });
  const row = within(line);
  expect(line.querySelector('img')).toHaveAttribute('src', expect.stringContaining('a-product'));
  expect(row.getByRole('button', { name: 'Remove Tomato' })).toBeVisible();
  expect(row.getByRole('link', { name: 'Tomato' })).toHaveAttribute('href', '/product-detail/a-product');
  expect(row.getByText('தக்காளி')).toHaveAttribute('lang', 'ta');
  expect(row.getByText(/500 g · ₹60\/kg/)).toBeVisible();
  expect(row.getAllByText('₹40')).not.toHaveLength(0);
  expect(row.getByText('You save ₹20')).toBeVisible();
  expect(row.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  expect(row.getByText('₹60')).toBeVisible();
});

test('[2.cart.summary] spec 2, Cart page: Promotion offer only if above 0, and the grand total without it', async () => {
  await open([tomatoes], { changes: { promotionCredit: paise(5000) } });
  const bill = within(screen.getByRole('region', { name: 'Bill' }));
  expect(bill.getByText('Promotion offer').nextSibling).toHaveTextContent('−₹50');
  expect(bill.getByText('Grand Total').nextSibling).toHaveTextContent('₹10');
  expect(screen.getByText('You save ₹70 on this order.')).toBeVisible();
  expect(screen.getByText('2 items').parentElement).toHaveTextContent('2 items₹10');
});

test('[2.cart.summary] without a promotion its line is not shown', async () => {
  await open();
  expect(screen.queryByText('Promotion offer')).not.toBeInTheDocument();
});

test('[8.empty.cart] spec 2, Cart page: an empty cart shows Cart is Empty and no Clear Cart', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: /Cart is Empty/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear Cart' })).not.toBeInTheDocument();
});

test('[2.cart.hidden] decisions 29: stock-0 lines are hidden, a note names them and removes them', async () => {
  const beans = lineOf({ ...okra, id: 3, name: 'Beans' }, 1, { stock: 0 });
  const { bff, user } = await open([tomatoes, { ...okras, stock: 0 }, beans]);
  expect(screen.queryByRole('row', { name: /Okra|Beans/ })).not.toBeInTheDocument();
  const notes = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(notes).toContainEqual(
    expect.stringContaining('Not available right now, and not included in the total: Okra, Beans.'),
  );
  bff.on(REMOVE, () => passing(cartOf(2, [tomatoes])));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText(/Not available right now/)).not.toBeInTheDocument());
  expect(bff.callsOf(REMOVE)[0]?.body).toEqual({ lineIds: [102, 103] });
});

test('the button that removes hidden lines keeps the focus while it waits', async () => {
  const { bff, user } = await open([tomatoes, { ...okras, stock: 0 }]);
  bff.on(REMOVE, () => new Promise(() => undefined));
  const remove = screen.getByRole('button', { name: 'Remove' });
  await user.click(remove);
  expect(remove).toHaveTextContent('Wait...');
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  expect(remove).toBeEnabled();
  expect(remove).toHaveFocus();
});

test('when a focused line disappears, the heading gets the focus', async () => {
  const { bff, user } = await open();
  bff.on(LINE, () => answer(409, { error: { code: 'out_of_stock', message: '' } }));
  bff.on('GET /api/cart', () => cartOf(2, [{ ...tomatoes, stock: 0 }, okras]));
  await user.click(within(rowOf(/Tomato/)).getByRole('button', { name: 'One more' }));
  expect(await screen.findByText(/Not available right now/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[4.quantity.cartFloor] spec 4, Quantity: on the cart page the stepper does not go below 1', async () => {
  const { bff, user } = await open([lineOf(tomato, 1)]);
  await user.click(screen.getByRole('button', { name: 'One less' }));
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
  expect(bff.callsOf(LINE)).toHaveLength(0);
});

test('at the stock limit, plus changes nothing and says how many are left', async () => {
  const { bff, user } = await open([lineOf(okra, 5)]);
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(toasts()).toEqual(['Only 5 left.']));
  expect(bff.callsOf(LINE)).toHaveLength(0);
});

test('[9.maximumAmount] decisions 35: the maximum purchase is stored locally as MaximumAmount', async () => {
  await open([tomatoes], { changes: { limits: { minimum: paise(0), maximum: paise(500_000) } } });
  expect(localStorage.getItem('MaximumAmount')).toBe('5000');
});

test('[2.cart.continue] spec 2, Cart page: Continue Shopping leads home', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
});

test.each([
  [5, '8', 'Only 5 left.', 5],
  [500, '120', 'At most 99 of one product in an order.', 99],
])('with a stock of %s, typing %s says why the quantity is lower', async (stock, typed, told, quantity) => {
  const { bff, user } = await open([lineOf(okra, 2, { stock })]);
  bff.on(LINE, () => ({ cart: cartOf(2, [lineOf(okra, quantity, { stock })]) }));
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
  expect((await nextToast()).message).toBe(told);
  expect(field).toHaveValue(String(quantity));
  expect(bff.callsOf(LINE)[0]?.body).toEqual({ quantity });
});

test('a line with more than the stock says how many are left', async () => {
  await open([lineOf(okra, 5, { stock: 3 })]);
  expect(within(rowOf(/Okra/)).getByText('Only 3 left.')).toBeVisible();
});

test.each([
  ['a guest', guest],
  ['a customer', undefined],
])('%s sees the amount missing to the minimum before pressing a button', async (_who, session) => {
  await open([tomatoes], {
    ...(session ? { session } : {}),
    changes: { limits: { minimum: paise(10_050), maximum: paise(0) } },
  });
  expect(screen.getByText('₹40.50 more to reach the minimum order of ₹100.50.')).toBeVisible();
});

test('at the minimum no missing amount is shown', async () => {
  await open([tomatoes], { changes: { limits: { minimum: paise(6_000), maximum: paise(6_000) } } });
  expect(screen.queryByText(/minimum order|One order/)).not.toBeInTheDocument();
});

test('above the maximum the page shows by how much', async () => {
  await open([tomatoes], { changes: { limits: { minimum: paise(0), maximum: paise(5_000) } } });
  expect(screen.getByText('One order can be at most ₹50. This cart is ₹10 over that.')).toBeVisible();
});

test.each([
  ['[8.toast.added]', 'One more', 3, 'Success! Quantity added'],
  ['[8.toast.reducedCart]', 'One less', 1, 'Quantity reduced successfully. Your cart is updated.'],
])('%s spec 8, Cart toasts: %s', async (_rule, button, quantity, told) => {
  const { bff, user } = await open([tomatoes]);
  bff.on(LINE, () => ({ cart: cartOf(2, [lineOf(tomato, quantity)]) }));
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(toasts()).toEqual([told]));
  expect(bff.callsOf(LINE)[0]?.body).toEqual({ quantity });
});

test('[2.cart.breadcrumb] spec 2, Cart page: breadcrumb Home > My Cart', async () => {
  await open();
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Home', 'My Cart']);
});

test('the note of the minimum order is announced when it changes, and its region stays without it', async () => {
  const limits = { minimum: paise(10_000), maximum: paise(0) };
  const { bff, user } = await open([tomatoes], { changes: { limits } });
  const note = screen.getByText('₹40 more to reach the minimum order of ₹100.').closest('[role="status"]');
  bff.on(LINE, () => ({ cart: { ...cartOf(2, [lineOf(tomato, 3)]), limits } }));
  const more = within(rowOf(/Tomato/)).getByRole('button', { name: 'One more' });
  await user.click(more);
  expect(note).toHaveTextContent('₹10 more to reach the minimum order of ₹100.');
  bff.on(LINE, () => ({ cart: { ...cartOf(3, [lineOf(tomato, 4)]), limits } }));
  await user.click(more);
  expect(note).toBeInTheDocument();
  expect(note).toBeEmptyDOMElement();
});

test('every row is headed by its product, and every column by its name, without an empty cell', async () => {
  await open([tomatoes]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Price',
    'Quantity',
    'Total',
    'Remove',
  ]);
  expect(screen.getByRole('rowheader', { name: /^Tomato/ })).toBeVisible();
  expect(within(rowOf(/Tomato/)).getAllByRole('cell')).toHaveLength(4);
});

test('One more and One less are described by the product they count', async () => {
  await open();
  const row = within(rowOf(/Tomato/));
  for (const name of ['One more', 'One less'])
    expect(row.getByRole('button', { name })).toHaveAccessibleDescription('Tomato');
});
