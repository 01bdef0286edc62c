import { render, screen, within } from '@testing-library/react';
import { CategoryNav } from './category-nav';
import { TopBar } from './top-bar';

jest.mock('next/navigation', () => ({ usePathname: () => '/category/fruits' }));

const terms = { isDeliveryFree: true };

test('[1.header.links] [1.header.contact] spec 1, Header: why us, testimonials, FAQ and the site’s number', () => {
  render(<TopBar phone="+91 422 400 1234" terms={terms} />);
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/why-us', '/testimonials', '/faq']);
  expect(screen.getByRole('link', { name: /400 1234/ })).toHaveAttribute('href', 'tel:+914224001234');
});

test('[1.freeDelivery] spec 1: free delivery is advertised, and only where it is free', () => {
  const { rerender } = render(<TopBar phone="" terms={terms} />);
  expect(screen.getByText(/free delivery/i)).toBeVisible();
  rerender(<TopBar phone="" terms={{ ...terms, isDeliveryFree: false }} />);
  expect(screen.queryByText(/free delivery/i)).not.toBeInTheDocument();
});

test('[1.header.categories] spec 1, Header: the category menu leads to each category and says where one is', () => {
  const categories = [
    { slug: 'vegetables', name: 'Vegetables', name2: '', image: '', tone: 'veg' as const, productCount: 3 },
    { slug: 'fruits', name: 'Fruits', name2: '', image: '', tone: 'fruit' as const, productCount: 2 },
  ];
  render(<CategoryNav categories={categories} />);
  expect(screen.getByRole('link', { name: 'Vegetables' })).toHaveAttribute('href', '/category/vegetables');
  expect(screen.getByRole('link', { name: 'Fruits' })).toHaveAttribute('aria-current', 'page');
});
