const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of sanitised HTML, cut at a word when longer than `maxLength` characters. */
export function plainText(html: string, maxLength: number): string {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= maxLength) return words;
  const cut = words.slice(0, maxLength);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
