import { decodeHTML } from 'entities';

/** The text of sanitised HTML; one longer than `maxLength` characters is cut between words. */
export function plainText(html: string, maxLength: number): string {
  const words = decodeHTML(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= maxLength) return words;
  const cut = words.slice(0, maxLength);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
