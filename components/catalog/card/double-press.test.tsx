import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { productOf } from '@/components/catalog/testing/products';
import { cartOf, forgetEverything, lineOf } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { fakeBff } from '@/lib/testing/fake-bff';
import { CartControl } from './cart-control';

const tomato = productOf(1, { name: 'Tomato' });
const FINGER = { x: 180, y: 800 };

beforeEach(forgetEverything);
afterEach(() => void takeWaitingToasts());

const BY_KEYBOARD = { detail: 0, pointerType: '' };
type How = { x?: number; detail?: number; pointerType?: string };

/** Dispatches the events of a press, `atMs` after the page was opened. */
async function press(element: HTMLElement, atMs: number, by: How = {}): Promise<void> {
  const { x, y, detail, pointerType } = { ...FINGER, detail: 1, pointerType: 'touch', ...by };
  const told = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail };
  const event = Object.assign(new MouseEvent('click', told), { pointerType });
  Object.defineProperty(event, 'timeStamp', { value: atMs });
  await act(async () => void fireEvent(element, event));
}

async function pressAdd(by?: How) {
  fakeBff({
    'GET /api/cart': () => cartOf(1, []),
    'PUT /api/cart/lines/:id': ({ body }) => ({
      cart: cartOf(2, [lineOf(tomato, Reflect.get(Object(body), 'quantity'))]),
    }),
  });
  render(<CartControl product={tomato} look="primary" />);
  await press(await screen.findByRole('button', { name: 'Add to Cart: Tomato' }), 1000, by);
  const stepper = within(await screen.findByRole('group', { name: 'Quantity of Tomato' }));
  return { plus: stepper.getByRole('button', { name: 'One more' }), field: stepper.getByRole('textbox') };
}

test('the second half of a double press does not press the plus that came under the pointer', async () => {
  const { plus, field } = await pressAdd();
  await press(plus, 1180, { detail: 2 });
  expect(field).toHaveValue('1');
  await press(plus, 1300);
  expect(field).toHaveValue('2');
});

test('the second half of a slow double press, a little beside, does not press it either', async () => {
  const { plus, field } = await pressAdd();
  await press(plus, 1450, { x: FINGER.x + 18 });
  expect(field).toHaveValue('1');
});

test('a deliberate second press counts', async () => {
  const { plus, field } = await pressAdd();
  await press(plus, 1600);
  expect(field).toHaveValue('2');
});

test('a quick press elsewhere counts', async () => {
  const { plus, field } = await pressAdd();
  await press(plus, 1150, { x: 330 });
  expect(field).toHaveValue('2');
});

test('a mouse click that the browser does not report as a double click counts', async () => {
  const { plus, field } = await pressAdd({ pointerType: 'mouse' });
  await press(plus, 1150, { pointerType: 'mouse' });
  expect(field).toHaveValue('2');
});

test('a mouse click that the browser reports as a double click does nothing', async () => {
  const { plus, field } = await pressAdd({ pointerType: 'mouse' });
  await press(plus, 1150, { pointerType: 'mouse', detail: 2 });
  expect(field).toHaveValue('1');
});

test('every press of the keyboard counts', async () => {
  const { plus, field } = await pressAdd(BY_KEYBOARD);
  await press(plus, 1150, BY_KEYBOARD);
  expect(field).toHaveValue('2');
});
