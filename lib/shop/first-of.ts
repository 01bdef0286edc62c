import 'server-only';

/** The first row of a list that the contract says is never empty. @throws Error when it is empty. */
export function firstOf<Row>(rows: readonly Row[]): Row {
  const [first] = rows;
  if (first === undefined) throw new Error('the contract promises at least one row');
  return first;
}
