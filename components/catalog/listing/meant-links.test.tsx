import { render, screen } from '@testing-library/react';
import { MeantLinks } from './meant-links';

test('what may have been meant is one press away', () => {
  render(
    <MeantLinks term="pomeganrett" names={['Pomegranate', "Lady's Finger (Okra)"]} isNarrowed={false} />,
  );
  expect(screen.getByText('Did you mean')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pomegranate', '/search/Pomegranate'],
    ["Lady's Finger (Okra)", "/search/Lady's%20Finger%20(Okra)"],
  ]);
});

test('a search in one category leads to all of them', () => {
  render(<MeantLinks term="tomato" names={[]} isNarrowed />);
  expect(screen.getByRole('link', { name: 'Search all categories' })).toHaveAttribute(
    'href',
    '/search/tomato',
  );
  expect(screen.queryByText('Did you mean')).not.toBeInTheDocument();
});

test('when nothing comes near, the way on is the categories', () => {
  render(<MeantLinks term="qwerty" names={[]} isNarrowed={false} />);
  expect(screen.getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/categories');
});
