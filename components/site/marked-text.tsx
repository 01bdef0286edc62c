/** The value with the first match of the term in bold. */
export function MarkedText({ value, term }: { value: string; term: string }) {
  const start = value.toLocaleLowerCase('en').indexOf(term.toLocaleLowerCase('en'));
  if (start < 0 || term === '') return value;
  const end = start + term.length;
  return (
    <>
      {value.slice(0, start)}
      <mark>{value.slice(start, end)}</mark>
      {value.slice(end)}
    </>
  );
}
