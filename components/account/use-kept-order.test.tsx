import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { useKeptOrder } from './use-kept-order';

type Props = { ids: number[]; isShown?: boolean };

function List({ ids }: Props) {
  return useKeptOrder(ids.map((id) => ({ id }))).map(({ id }) => <p key={id}>{id}</p>);
}

/** As the router keeps a page that was left. */
const page = ({ ids, isShown = true }: Props) => (
  <Activity mode={isShown ? 'visible' : 'hidden'}>
    <List ids={ids} />
  </Activity>
);

const shown = () => screen.queryAllByText(/^\d$/).map(({ textContent }) => Number(textContent));

test('what is on screen stays in its place, and what comes later comes before it', () => {
  const { rerender } = render(page({ ids: [1, 2, 3] }));
  rerender(page({ ids: [3, 1, 2] }));
  expect(shown()).toEqual([1, 2, 3]);
  rerender(page({ ids: [4, 3, 1] }));
  expect(shown()).toEqual([4, 1, 3]);
});

test('who comes back to a page finds the order of then', () => {
  const { rerender } = render(page({ ids: [1, 2] }));
  rerender(page({ ids: [1, 2], isShown: false }));
  rerender(page({ ids: [2, 1], isShown: false }));
  rerender(page({ ids: [2, 1] }));
  expect(shown()).toEqual([2, 1]);
});
