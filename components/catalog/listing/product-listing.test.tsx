import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { productOf } from '@/components/catalog/testing/products';
import { paths } from '@/lib/config/paths';
import type { FacetedPage } from '@/lib/contract/bff/product';
import type { FilterKey } from '@/lib/domain/listing-filter';
import { ProductListing } from './product-listing';

const nothing = { products: [], count: 0, page: 1, pageCount: 0, facets: undefined };

const listing = (found: FacetedPage, filter: FilterKey) => (
  <ProductListing
    found={found}
    listing={{ list: 'category', category: 'fruits', sort: 'name', filter }}
    hrefOf={(query) => paths.category('fruits', query)}
    action={paths.category('fruits')}
    distancePx={270}
    emptyText="Sorry, no products available at the moment. Please check back later"
  />
);

function show(filter: FilterKey) {
  render(listing(nothing, filter));
}

test('[8.empty.listing] spec 8, Empty states: a category without products says so, and nothing else', () => {
  show('');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Sorry, no products available at the moment. Please check back later',
  );
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test("[8.empty.products] a filter without matches shows 'There is no available Products' and a link back to all products", () => {
  show('over-100');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('There is no available Products');
  expect(screen.getByText('0').closest('p')).toHaveTextContent('0 Products Found');
  for (const link of screen.getAllByRole('link', { name: 'Clear filters' })) {
    expect(link).toHaveAttribute('href', '/category/fruits?sort=name');
  }
  expect(screen.getByRole('link', { name: /^₹100 and above/ })).toHaveAttribute('aria-current', 'true');
});

test.each([
  [1, [['Next page', 'next', '/category/fruits?sort=name&page=2']]],
  [
    2,
    [
      ['Previous page', 'prev', '/category/fruits?sort=name'],
      ['Next page', 'next', '/category/fruits?sort=name&page=3'],
    ],
  ],
  [3, [['Previous page', 'prev', '/category/fruits?sort=name&page=2']]],
])('decisions 26: without script page %d of 3 links to the pages beside it', (page, expected) => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(listing({ ...nothing, products: [productOf(1)], page, pageCount: 3 }, ''));
  const links = within(html)
    .getAllByRole('link', { name: /page$/ })
    .map((link) => [link.textContent, link.getAttribute('rel'), link.getAttribute('href')]);
  expect(links).toEqual(expected);
});
