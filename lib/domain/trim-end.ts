/** Without the `mark`s at its end. A regular expression for it takes the square of the length. */
export function trimEnd(text: string, mark: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === mark) end -= 1;
  return text.slice(0, end);
}
