import { noteOfLine } from './cart-note';

test.each([
  { wanted: 1, before: 0, after: 1, said: 'added_first' },
  { wanted: 3, before: 1, after: 3, said: 'added' },
  { wanted: 1, before: 3, after: 1, said: 'reduced_cart' },
  { wanted: 0, before: 3, after: 0, said: 'removed' },
  { wanted: 0, before: 0, after: 0, said: undefined },
  { wanted: 2, before: 2, after: 2, said: undefined },
  { wanted: 50, before: 2, after: 7, said: 'capped' },
  { wanted: 1, before: 0, after: 0, said: 'full' },
])('$wanted wanted, $before before, $after after: $said', ({ said, ...line }) => {
  expect(noteOfLine(line)).toBe(said);
});
