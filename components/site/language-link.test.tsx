import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chosenLanguage } from '@/lib/client/language-choice';
import { LanguageLink } from './language-link';

jest.mock('next/navigation', () => ({ usePathname: () => '/category/fruits' }));

test('the link to the page in the other language is marked with its language, and following it stores the choice', async () => {
  window.history.replaceState(null, '', '/category/fruits?sort=name#category-fruits');
  render(<LanguageLink />);
  const link = screen.getByRole('link', { name: 'தமிழ்' });
  expect(link).toHaveAttribute('href', '/ta/category/fruits');
  expect([link.lang, link.getAttribute('hreflang')]).toEqual(['ta', 'ta']);
  expect(chosenLanguage()).toBeUndefined();

  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.setup().click(link);
  expect(link).toHaveAttribute('href', '/ta/category/fruits?sort=name#category-fruits');
  expect(chosenLanguage()).toBe('ta');
});

test.each([
  ['pressed with the middle button', fireEvent.pointerDown],
  ['asked for its menu', fireEvent.contextMenu],
])('%s, the link has the whole address too', (_, act) => {
  window.history.replaceState(null, '', '/category/fruits?sort=name');
  render(<LanguageLink />);
  const link = screen.getByRole('link', { name: 'தமிழ்' });
  act(link, { button: 1 });
  expect(link).toHaveAttribute('href', '/ta/category/fruits?sort=name');
});
