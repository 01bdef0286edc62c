import { escapeUTF8 } from 'entities';

/** XML 1.0 cannot hold these, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function xmlElement(name: string, value: string): string {
  return `<${name}>${escapeUTF8(value.replace(NOT_XML, ''))}</${name}>`;
}
