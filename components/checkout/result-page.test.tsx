import { render, screen } from '@testing-library/react';
import { ResultPage } from './result-page';

const page = (title: string) => (
  <ResultPage outcome="waiting" title={title} text="" actions={<a href="/my-orders">My Orders</a>} />
);

/** The headings that received the focus, which screen readers announce. */
function heard(): string[] {
  const titles: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement) titles.push(target.textContent);
  });
  return titles;
}

test('each new title is announced to screen readers, also while the outcome is pending', () => {
  const titles = heard();
  const { rerender } = render(page('We are asking the bank'));
  rerender(page('Your payment is not confirmed yet'));
  expect(titles).toEqual(['We are asking the bank', 'Your payment is not confirmed yet']);
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('a re-render with the same title does not take the focus back', () => {
  const { rerender } = render(page('We are asking the bank'));
  screen.getByRole('link').focus();
  rerender(page('We are asking the bank'));
  expect(screen.getByRole('link')).toHaveFocus();
});
