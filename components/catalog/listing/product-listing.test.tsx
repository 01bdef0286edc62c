import { render, screen } from '@testing-library/react';
import { paths } from '@/lib/config/paths';
import { ProductListing } from './product-listing';

const nothing = { products: [], count: 0, page: 1, pageCount: 0, facets: undefined };

function show(filter: string) {
  render(
    <ProductListing
      found={nothing}
      listing={{ list: 'category', category: 'fruits', sort: 'name', filter }}
      hrefOf={(query) => paths.category('fruits', query)}
      action={paths.category('fruits')}
      distancePx={270}
      emptyText="Sorry, no products available at the moment. Please check back later"
    />,
  );
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
