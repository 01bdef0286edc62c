import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { Stepper } from './stepper';

type Options = { start?: number; min?: 0 | 1; max?: number; emptyValue?: number };

function Counter({
  start,
  wanted,
  ...limits
}: Required<Pick<Options, 'start' | 'min' | 'max'>> & {
  emptyValue?: number;
  wanted: unknown[];
}) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      name="Small onion"
      value={value}
      {...limits}
      onChange={(quantity, capped) => {
        wanted.push(capped ? `${quantity} at most` : quantity);
        setValue(quantity);
      }}
    />
  );
}

function renderStepper(options: Options = {}) {
  const wanted: unknown[] = [];
  render(<Counter start={2} min={0} max={5} {...options} wanted={wanted} />);
  return { wanted, user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Quantity' }) };
}

const press = (name: string) => screen.getByRole('button', { name });

test('[4.quantity.plus] increment adds 1 and decrement lowers by 1, as whole quantities', async () => {
  const { wanted, user } = renderStepper();
  await user.click(press('One more'));
  await user.click(press('One more'));
  await user.click(press('One less'));
  expect(wanted).toEqual([3, 4, 3]);
});

test('on a card the minus at 1 removes and says so', async () => {
  const { wanted, user } = renderStepper({ start: 1 });
  await user.click(press('Remove Small onion'));
  expect(wanted).toEqual([0]);
});

test('in the cart the minus at 1 does nothing and keeps the focus', async () => {
  const { wanted, user } = renderStepper({ start: 1, min: 1 });
  const less = press('One less');
  await user.click(less);
  expect(less).toHaveAttribute('aria-disabled', 'true');
  expect(less).toHaveFocus();
  expect(wanted).toEqual([]);
});

test('the plus stops at the maximum and reports that more was wanted', async () => {
  const { wanted, user, field } = renderStepper({ start: 5 });
  await user.click(press('One more'));
  expect(wanted).toEqual(['5 at most']);
  expect(field).toHaveValue('5');
});

test('the minus goes down to the maximum when the stock fell below the quantity', async () => {
  const { wanted, user } = renderStepper({ start: 9, min: 1 });
  await user.click(press('One less'));
  expect(wanted).toEqual([5]);
});

test('[4.quantity.typed] a typed value is accepted once the shopper leaves the field, not at each digit', async () => {
  const { wanted, user, field } = renderStepper({ max: 50 });
  await user.click(field);
  await user.keyboard('12');
  expect(wanted).toEqual([]);
  await user.tab();
  expect(wanted).toEqual([12]);
});

test('the press that gives the focus selects the number, which WebKit would end on release; the next places the caret', async () => {
  const { field } = renderStepper();
  const isReleaseLeftToTheBrowser = () => fireEvent.mouseUp(field);
  fireEvent.mouseDown(field);
  field.focus();
  expect(field).toHaveProperty('selectionEnd', 1);
  expect(isReleaseLeftToTheBrowser()).toBe(false);
  fireEvent.mouseDown(field);
  expect(isReleaseLeftToTheBrowser()).toBe(true);
});

test('Enter accepts a typed value', async () => {
  const { wanted, user, field } = renderStepper();
  await user.click(field);
  await user.keyboard('4{Enter}');
  expect(wanted).toEqual([4]);
});

test('a typed value above the maximum becomes the maximum, and it is reported that more was wanted', async () => {
  const { wanted, user, field } = renderStepper();
  await user.click(field);
  await user.keyboard('8000{Enter}');
  expect(wanted).toEqual(['5 at most']);
  expect(field).toHaveValue('5');
});

test('a typed value for a sold-out product changes nothing, and it is reported that more was wanted', async () => {
  const { wanted, user, field } = renderStepper({ start: 3, max: 0 });
  for (const typed of ['2', '50']) {
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
  }
  expect(wanted).toEqual(['3 at most', '3 at most']);
  await user.clear(field);
  await user.type(field, '0{Enter}');
  expect(wanted.at(-1)).toBe(0);
});

test.each(['2.5', '1e9', '-3', '+3', '3 kg', '0x3', '௩'])(
  'a value that is not a whole number, "%s", leaves the old value, and says why',
  async (typed) => {
    const { wanted, user, field } = renderStepper({ start: 4, max: 50, emptyValue: 1 });
    await user.click(field);
    await user.keyboard(typed);
    await user.tab();
    expect(wanted).toEqual([]);
    expect(field).toHaveValue('4');
    expect(takeWaitingToasts()).toMatchObject([{ message: 'Please type a whole number, such as 3.' }]);
  },
);

test('spaces around a typed number are ignored', async () => {
  const { wanted, user, field } = renderStepper();
  await user.click(field);
  await user.paste(' 3 ');
  await user.tab();
  expect(wanted).toEqual([3]);
});

test('[4.quantity.empty] on listing and detail an empty value sets 1', async () => {
  const { wanted, user, field } = renderStepper({ start: 3, emptyValue: 1 });
  await user.clear(field);
  await user.tab();
  expect(wanted).toEqual([1]);
});

test('in the cart an empty value brings the old one back', async () => {
  const { wanted, user, field } = renderStepper({ start: 3, min: 1 });
  await user.clear(field);
  await user.tab();
  expect(wanted).toEqual([]);
  expect(field).toHaveValue('3');
});
