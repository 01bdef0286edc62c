import { render, screen, within } from '@testing-library/react';
import { PageText } from '@/lib/messages/page-text/page-text';
import { texts } from '@/lib/messages/texts';
import { CategoryNav } from './category-nav';
import { CategoryPanel } from './category-panel';
import { FooterLinks } from './footer-links';
import { TopBar } from './top-bar';

jest.mock('next/navigation', () => ({ usePathname: () => '/category/fruits' }));

const terms = { isDeliveryFree: true };
const categories = [
  { slug: 'vegetables', name: 'Vegetables', name2: '', image: '', tone: 'veg' as const, productCount: 3 },
  { slug: 'fruits', name: 'Fruits', name2: '', image: '', tone: 'fruit' as const, productCount: 2 },
];

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
  render(<CategoryNav categories={categories} />);
  expect(screen.getByRole('link', { name: 'Vegetables' })).toHaveAttribute('href', '/category/vegetables');
  expect(screen.getByRole('link', { name: 'Fruits' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['the category menu', CategoryNav],
  ['the category panel', CategoryPanel],
  ['the footer', FooterLinks],
])('on a Tamil page %s marks a category without a Tamil name as English', (_, Categories) => {
  render(
    <PageText value={texts.ta}>
      <Categories categories={categories} />
    </PageText>,
  );
  expect(screen.getByText('Fruits')).toHaveAttribute('lang', 'en');
});
