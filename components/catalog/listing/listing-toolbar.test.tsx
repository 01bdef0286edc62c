import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SORTS } from '@/lib/domain/sorts.mjs';
import { text } from '@/lib/messages/text';
import { ListingToolbar } from './listing-toolbar';
import { openAddress } from './open-address';

jest.mock('./open-address');
const opened = jest.mocked(openAddress);

beforeEach(() => opened.mockClear());

const order = () => screen.getByRole('combobox', { name: 'Sort by' });

test("[2.listing.count] spec 2, Listing: '{count} Products Found'", () => {
  render(<ListingToolbar count={48} sort="" action="/category/fruits" />);
  expect(screen.getByText('48').closest('p')).toHaveTextContent('48 Products Found');
});

test('the sort order has a visible label, which is not part of its accessible name', () => {
  render(<ListingToolbar count={3} sort="" action="/category/fruits" />);
  expect(screen.getByText('Sort:')).toBeVisible();
  expect(order()).toHaveAccessibleName('Sort by');
});

test('every sort order can be chosen, and the current one is selected', () => {
  render(<ListingToolbar count={3} sort="unit_price" action="/category/fruits" />);
  const options = within(order()).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(SORTS.map((sort) => text(`sort.${sort}`)));
  expect(order()).toHaveValue('unit_price');
});

test('without script the toolbar is a GET form that keeps the other query parameters', () => {
  render(<ListingToolbar count={3} sort="" action="/search/tomato" keep={{ category: 'exotic' }} />);
  const form = order().closest('form');
  expect(form).toHaveAttribute('action', '/search/tomato');
  expect(form?.method).toBe('get');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['category', 'exotic'],
    ['sort', ''],
  ]);
});

test('choosing a sort order opens its URL at once', async () => {
  render(<ListingToolbar count={3} sort="" action="/search/tomato" keep={{ category: 'exotic' }} />);
  await userEvent.selectOptions(order(), 'price_asc');
  expect(opened).toHaveBeenCalledWith('/search/tomato?category=exotic&sort=price_asc#sort');
});

test('choosing the featured order removes the query', async () => {
  render(<ListingToolbar count={3} sort="name" action="/category/fruits" />);
  await userEvent.selectOptions(order(), '');
  expect(opened).toHaveBeenCalledWith('/category/fruits#sort');
});
