import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@/lib/config/paths';
import { FilterLinks } from './filter-links';
import { openAddress } from './open-address';

jest.mock('./open-address');
const opened = jest.mocked(openAddress);

beforeEach(() => opened.mockClear());

const facets = {
  inStock: 9,
  onOffer: 4,
  prices: { 'under-30': 3, '30-60': 2, '60-100': 0, 'over-100': 5 },
  categories: [],
};

function show(current: string, counted: typeof facets | undefined = undefined) {
  render(
    <FilterLinks
      current={current}
      facets={counted}
      hrefOf={(filter) => paths.category('fruits', { sort: 'name', filter })}
    />,
  );
}

const links = () =>
  Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );

test('every filter is a link that keeps the order, without script', () => {
  show('');
  expect(links()).toEqual({
    'In stock': '/category/fruits?sort=name&filter=in-stock',
    'On offer': '/category/fruits?sort=name&filter=offer',
    'Under ₹30': '/category/fruits?sort=name&filter=under-30',
    '₹30 to ₹60': '/category/fruits?sort=name&filter=30-60',
    '₹60 to ₹100': '/category/fruits?sort=name&filter=60-100',
    '₹100 and above': '/category/fruits?sort=name&filter=over-100',
  });
});

test('an active filter is marked and can be removed, the others add to it; one price band at a time', () => {
  show('in-stock.under-30');
  expect(links()).toMatchObject({
    'In stock, remove filter': '/category/fruits?sort=name&filter=under-30',
    'On offer': '/category/fruits?sort=name&filter=in-stock.offer.under-30',
    'Under ₹30, remove filter': '/category/fruits?sort=name&filter=in-stock',
    '₹30 to ₹60': '/category/fruits?sort=name&filter=in-stock.30-60',
    'Clear filters': '/category/fruits?sort=name',
  });
  expect(screen.getByRole('link', { name: /^In stock/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'On offer' })).not.toHaveAttribute('aria-current');
});

test('a filter keeps its place when it is active', () => {
  show('30-60');
  expect(Object.keys(links())).toEqual([
    'In stock',
    'On offer',
    'Under ₹30',
    '₹30 to ₹60, remove filter',
    '₹60 to ₹100',
    '₹100 and above',
    'Clear filters',
  ]);
});

test('search engines are told not to follow filter links', () => {
  show('offer');
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('rel', 'nofollow');
});

test('each choice says how many products it would leave; one that would leave none is no link', () => {
  show('', facets);
  expect(screen.getByRole('link', { name: 'In stock 9' })).toBeVisible();
  expect(screen.getByText('₹60 to ₹100').closest('li')).toHaveTextContent(/^₹60 to ₹100 0$/);
  expect(screen.queryByRole('link', { name: /₹60 to ₹100/ })).not.toBeInTheDocument();
});

test('an active filter can be removed even when it leaves no products', () => {
  show('60-100', facets);
  expect(screen.getByRole('link', { name: /^₹60 to ₹100 0 ?, remove filter$/ })).toHaveAttribute(
    'href',
    '/category/fruits?sort=name',
  );
});

describe('a press by keyboard', () => {
  /** Presses Enter on a link; its URL's hash is the id of the element that the next page focuses. */
  async function pressEnter(name: RegExp): Promise<string> {
    screen.getByRole('link', { name }).focus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    return opened.mock.calls[0]?.[0] ?? '';
  }

  function focusedOn(current: string, address: string): Element | null {
    document.body.replaceChildren();
    show(current, facets);
    return document.getElementById(address.replace(/.*#/, ''));
  }

  test('leads to the same chip of the next page', async () => {
    show('', facets);
    const address = await pressEnter(/^In stock/);
    expect(address).toMatch(/^\/category\/fruits\?sort=name&filter=in-stock#/);
    expect(focusedOn('in-stock', address)).toBe(
      screen.getByRole('link', { name: 'In stock 9 , remove filter' }),
    );
  });

  test('leads to the same chip when it removes the filter', async () => {
    show('offer.under-30', facets);
    const address = await pressEnter(/^Under ₹30/);
    expect(address).toMatch(/\?sort=name&filter=offer#/);
    expect(focusedOn('offer', address)).toBe(screen.getByRole('link', { name: 'Under ₹30 3' }));
  });

  test('is known in Firefox too, which counts it as one press', () => {
    show('', facets);
    const link = screen.getByRole('link', { name: /^In stock/ });
    link.focus();
    fireEvent.click(link, { detail: 1 });
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('on Clear filters leads to the first chip', async () => {
    show('in-stock.offer', facets);
    const address = await pressEnter(/^Clear filters/);
    expect(address).toMatch(/\?sort=name#/);
    expect(focusedOn('', address)).toBe(screen.getByRole('link', { name: 'In stock 9' }));
  });
});

test.each([
  ['the mouse', { detail: 1 }, false],
  ['a modifier key, for a new tab,', { detail: 0, ctrlKey: true }, true],
])('a press with %s is left to the browser', (_how, init, isFocused) => {
  show('', facets);
  const link = screen.getByRole('link', { name: /^In stock/ });
  if (isFocused) link.focus();
  let isLeft = false;
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, init);
  expect(isLeft).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});
