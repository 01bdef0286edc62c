import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryChoices } from './category-choices';
import { ListingToolbar } from './listing-toolbar';
import { openAddress } from './open-address';

jest.mock('./open-address');
const opened = jest.mocked(openAddress);

beforeEach(() => opened.mockClear());

const leave = () => fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));

test('[d26.back] a chosen sort order stays selected until its list loads; after Back the form shows its own order again, and the choice can be repeated', async () => {
  render(<ListingToolbar count={3} sort="name" action="/category/fruits" />);
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  for (const visit of [1, 2]) {
    await userEvent.selectOptions(order, 'price_asc');
    expect(order).toHaveValue('price_asc');
    expect(opened).toHaveBeenCalledTimes(visit);
    leave();
    expect(order).toHaveValue('name');
  }
  expect(opened).toHaveBeenLastCalledWith('/category/fruits?sort=price_asc#sort');
});

test('[d26.back] a chosen category stays selected until its list loads, and is reset for Back in the same way', async () => {
  const categories = ['Fruits', 'Herbs'].map((name) => ({ slug: name.toLowerCase(), name, count: 7 }));
  render(<CategoryChoices categories={categories} current="herbs" action="/today-special" keep={{}} />);
  const [all, fruits, herbs] = screen.getAllByRole('radio');
  for (const visit of [1, 2]) {
    await userEvent.click(screen.getByRole('radio', { name: /Fruits/ }));
    expect(fruits).toBeChecked();
    expect(opened).toHaveBeenCalledTimes(visit);
    leave();
    expect(herbs).toBeChecked();
  }
  expect(opened).toHaveBeenLastCalledWith('/today-special?category=fruits#category-fruits');
  expect(all).not.toBeChecked();
});

test('[d26.back] a browser that loads the page again on Back does not restore the choice either', () => {
  render(
    <>
      <ListingToolbar count={3} sort="" action="/search/tomato" />
      <CategoryChoices
        categories={[{ slug: 'herbs', name: 'Herbs', count: 7 }]}
        current=""
        action="/search/tomato"
        keep={{}}
      />
    </>,
  );
  for (const form of document.forms) expect(form).toHaveAttribute('autocomplete', 'off');
});
