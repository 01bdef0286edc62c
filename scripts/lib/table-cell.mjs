/**
 * Text for a cell of a Markdown table.
 *
 * @param {string} text
 */
export function tableCell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
