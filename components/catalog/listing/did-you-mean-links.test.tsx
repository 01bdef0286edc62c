import { render, screen } from '@testing-library/react';
import { DidYouMeanLinks } from './did-you-mean-links';

test('the suggested terms are links', () => {
  render(
    <DidYouMeanLinks term="pomeganrett" names={['Pomegranate', "Lady's Finger (Okra)"]} isNarrowed={false} />,
  );
  expect(screen.getByText('Did you mean')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pomegranate', '/search/Pomegranate'],
    ["Lady's Finger (Okra)", "/search/Lady's%20Finger%20(Okra)"],
  ]);
});

test.each([
  ['without suggestions', []],
  ['with suggestions', ['Country Tomato']],
])('a search in one category links to all categories, %s', (_title, names) => {
  render(<DidYouMeanLinks term="tomato" names={names} isNarrowed />);
  expect(screen.getByRole('link', { name: 'Search all categories' })).toHaveAttribute(
    'href',
    '/search/tomato',
  );
  expect(screen.queryAllByText('Did you mean')).toHaveLength(names.length);
});

test('without suggestions there is a link to the categories', () => {
  render(<DidYouMeanLinks term="qwerty" names={[]} isNarrowed={false} />);
  expect(screen.getByRole('link', { name: 'All categories' })).toHaveAttribute('href', '/categories');
});
