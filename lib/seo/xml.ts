import { escapeUTF8 } from 'entities';

/** Characters that XML 1.0 does not allow, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function xmlElement(name: string, value: string): string {
  return `<${name}>${escapeUTF8(value.replace(NOT_XML, ''))}</${name}>`;
}
