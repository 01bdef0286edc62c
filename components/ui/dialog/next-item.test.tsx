import { render, screen } from '@testing-library/react';
import { makeEverythingVisible } from '@/lib/testing/visible';
import { Dialog } from './dialog';

beforeEach(makeEverythingVisible);
afterEach(() => jest.restoreAllMocks());

type Item = { name: string; canBeRemoved?: boolean };

const list = (items: Item[]) => (
  <main>
    <ul>
      {items.map(({ name, canBeRemoved = true }) => (
        <li key={name}>
          {canBeRemoved && <button type="button">Remove {name}</button>}
          <a href="/" tabIndex={-1}>
            Picture of {name}
          </a>
          <a href={`/${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  </main>
);

/** Opens a dialog from the item's button, and closes it with the list changed to `items`. */
function ask(from: string, items: Item[]): void {
  const { rerender } = render(list([{ name: 'Tomato' }, { name: 'Okra' }]));
  screen.getByRole('button', { name: `Remove ${from}` }).focus();
  const dialog = render(
    <Dialog title="Remove it?" onClose={() => {}}>
      <button type="button">Yes</button>
    </Dialog>,
  );
  rerender(list(items));
  dialog.unmount();
}

test.each([
  ['that has come in its place', 'Tomato', 'Okra'],
  ['before it where it was the last', 'Okra', 'Tomato'],
])('when the item that opened a dialog is gone, the focus moves to the item %s', (_which, gone, next) => {
  ask(gone, [{ name: next }]);
  expect(screen.getByRole('link', { name: next })).toHaveFocus();
});

test.each([
  ['is still there', [{ name: 'Tomato', canBeRemoved: false }, { name: 'Okra' }]],
  ['was the only one left', []],
])('when that item %s, the focus moves to main', (_which, items) => {
  ask('Tomato', items);
  expect(screen.getByRole('main')).toHaveFocus();
});
