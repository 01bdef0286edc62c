/** Removes all `mark` characters at the end; a regular expression for it takes quadratic time. */
export function trimEnd(text: string, mark: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === mark) end -= 1;
  return text.slice(0, end);
}
