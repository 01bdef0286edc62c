import { render, screen } from '@testing-library/react';
import { NavLink } from './nav-link';

let mockPath = '/';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

test.each([
  ['/categories', 'page'],
  ['/category/fruits', 'true'],
  ['/category', 'true'],
  ['/categories/name/all/1', 'page'],
  ['/cart', null],
])('on %s the link to the categories is marked as %s', (path, current) => {
  mockPath = path;
  render(<NavLink href="/categories" also={['/category']} />);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
