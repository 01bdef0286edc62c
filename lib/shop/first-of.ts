/** The row that the contract promises of a list. @throws Error when its schema let an empty list through. */
export function firstOf<Row>(rows: readonly Row[]): Row {
  const [first] = rows;
  if (first === undefined) throw new Error('the contract promises at least one row');
  return first;
}
