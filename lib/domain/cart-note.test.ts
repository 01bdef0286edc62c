import { noteOfLine } from './cart-note';

test.each([
  { wanted: 1, before: 0, after: 1, note: 'added_first' },
  { wanted: 3, before: 1, after: 3, note: 'added' },
  { wanted: 1, before: 3, after: 1, note: 'reduced_cart' },
  { wanted: 0, before: 3, after: 0, note: 'removed' },
  { wanted: 0, before: 0, after: 0, note: undefined },
  { wanted: 2, before: 2, after: 2, note: undefined },
  { wanted: 50, before: 2, after: 7, note: 'capped' },
  { wanted: 1, before: 0, after: 0, note: 'full' },
])('$wanted wanted, $before before, $after after: $note', ({ note, ...line }) => {
  expect(noteOfLine(line)).toBe(note);
});
