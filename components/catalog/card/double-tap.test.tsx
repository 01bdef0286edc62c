import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { productOf } from '@/components/catalog/testing/products';
import { takeWaitingToasts } from '@/components/ui/toast/toast-store';
import { cartOf, forgetEverything, lineOf } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { CartControl } from './cart-control';

const tomato = productOf(1, { name: 'Tomato' });
const FINGER = { x: 180, y: 800 };

beforeEach(forgetEverything);
afterEach(() => void takeWaitingToasts());

type Mouse = { pointerType?: 'mouse' };

/** A tap as the browser tells of it, `atMs` after the page was opened. */
async function tap(element: HTMLElement, atMs: number, { x, y } = FINGER, more: Mouse = {}): Promise<void> {
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
    detail: 1,
  });
  const told = { timeStamp: atMs, pointerType: 'touch', ...more };
  for (const [name, value] of Object.entries(told)) Object.defineProperty(event, name, { value });
  await act(async () => void fireEvent(element, event));
}

async function tapAdd(more?: Mouse) {
  fakeBff({
    'GET /api/cart': () => cartOf(1, []),
    'PUT /api/cart/lines/:id': ({ body }) => ({
      cart: cartOf(2, [lineOf(tomato, Reflect.get(Object(body), 'quantity'))]),
    }),
  });
  render(<CartControl product={tomato} look="primary" />);
  await tap(await screen.findByRole('button', { name: 'Add to Cart: Tomato' }), 1000, FINGER, more);
  const stepper = within(await screen.findByRole('group', { name: 'Quantity of Tomato' }));
  return { plus: stepper.getByRole('button', { name: 'One more' }), field: stepper.getByRole('textbox') };
}

test('the second tap of a double tap does not press the plus that came under the finger', async () => {
  const { plus, field } = await tapAdd();
  await tap(plus, 1180);
  expect(field).toHaveValue('1');
  await tap(plus, 1300);
  expect(field).toHaveValue('2');
});

test('a tap that comes later counts', async () => {
  const { plus, field } = await tapAdd();
  await tap(plus, 1900);
  expect(field).toHaveValue('2');
});

test('a quick tap elsewhere counts', async () => {
  const { plus, field } = await tapAdd();
  await tap(plus, 1150, { x: 330, y: 800 });
  expect(field).toHaveValue('2');
});

test('a quick click of a mouse counts', async () => {
  const { plus, field } = await tapAdd({ pointerType: 'mouse' });
  await tap(plus, 1150, FINGER, { pointerType: 'mouse' });
  expect(field).toHaveValue('2');
});
