/** A Markdown table, with the first column aligned left and the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Kilobytes of 1,000 bytes. */
export const kb = (bytes: number): string => (bytes / 1_000).toFixed(1);
export const ms = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(0));
export const fine = (value: number | undefined): string => (value === undefined ? '–' : value.toFixed(2));
