import { render, screen } from '@testing-library/react';
import { useKeptSequence } from './use-kept-sequence';

function List({ ids }: { ids: number[] }) {
  return useKeptSequence(ids.map((id) => ({ id }))).map(({ id }) => <p key={id}>{id}</p>);
}

const shown = () => screen.queryAllByText(/^\d$/).map(({ textContent }) => Number(textContent));

test('items on screen keep their places, and later items come before them', () => {
  const { rerender } = render(<List ids={[1, 2, 3]} />);
  rerender(<List ids={[3, 1, 2]} />);
  expect(shown()).toEqual([1, 2, 3]);
  rerender(<List ids={[4, 3, 1]} />);
  expect(shown()).toEqual([4, 1, 3]);
});
