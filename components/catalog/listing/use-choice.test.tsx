import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryChoices } from './category-choices';
import { ListingToolbar } from './listing-toolbar';
import { openAddress } from './open-address';

jest.mock('./open-address');
const opened = jest.mocked(openAddress);

beforeEach(() => {
  opened.mockClear();
  window.history.replaceState(null, '', '/today-special');
  render(
    <>
      <CategoryChoices
        categories={['Fruits', 'Herbs'].map((name) => ({ slug: name.toLowerCase(), name }))}
        current=""
        action="/today-special"
        keep={{}}
      />
      <ListingToolbar count={3} sort="" action="/today-special" />
    </>,
  );
});

const order = () => screen.getByRole('combobox', { name: 'Sort by' });
const radio = (name: string) => screen.getByRole('radio', { name });

/** An arrow key changes a closed list within its own event; jsdom's lists do not. */
function arrowTo(value: string): void {
  fireEvent.keyDown(order(), { key: 'ArrowDown' });
  fireEvent.change(order(), { target: { value } });
}

test('arrow keys go through the sort orders without opening each; Enter opens the last one', async () => {
  order().focus();
  arrowTo('price_asc');
  arrowTo('price_desc');
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['/today-special?sort=price_desc#sort']]);
});

test('a sort order reached by arrow keys opens when the focus leaves, unless it is the current one', async () => {
  order().focus();
  arrowTo('price_asc');
  arrowTo('');
  await userEvent.tab({ shift: true });
  expect(opened).not.toHaveBeenCalled();
  order().focus();
  arrowTo('name');
  await userEvent.tab({ shift: true });
  expect(opened.mock.calls).toEqual([['/today-special?sort=name#sort']]);
});

test('a sort order reached by arrow keys is taken back when something else is pressed', async () => {
  order().focus();
  arrowTo('name');
  await userEvent.click(screen.getByText('Products Found', { exact: false }));
  expect(opened).not.toHaveBeenCalled();
  expect(order()).toHaveValue('');
});

test('a sort order chosen in a list that a key has opened opens at once', () => {
  jest.useFakeTimers();
  order().focus();
  fireEvent.keyDown(order(), { key: 'ArrowDown', altKey: true });
  jest.advanceTimersByTime(500);
  fireEvent.change(order(), { target: { value: 'name' } });
  jest.useRealTimers();
  expect(opened).toHaveBeenCalledTimes(1);
});

test('arrow keys go through the categories without opening each; Enter opens the last one', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(radio('Herbs')).toBeChecked();
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['/today-special?category=herbs#category-herbs']]);
});

test('a category reached by arrow keys opens when the focus leaves the group', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(opened).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(opened.mock.calls).toEqual([['/today-special?category=fruits#category-fruits']]);
});

test('the space bar opens a category at once', async () => {
  radio('Herbs').focus();
  await userEvent.keyboard(' ');
  expect(opened.mock.calls).toEqual([['/today-special?category=herbs#category-herbs']]);
});
