import { Refusal } from '../refusal';

/**
 * Decodes a file as UTF-8, keeping its byte order mark.
 *
 * @throws Refusal with `advice` when it is not UTF-8; also when it has a NUL character, which PostgreSQL cannot store.
 */
export function decodeText(file: string, bytes: Uint8Array, advice: string): string {
  const text = decode(file, bytes, advice);
  const nul = text.indexOf('\0');
  if (nul === -1) return text;
  const line = text.slice(0, nul).split('\n').length;
  throw new Refusal(`${file} has a NUL character in line ${line}: remove it.`);
}

function decode(file: string, bytes: Uint8Array, advice: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(`${file} is not UTF-8: ${advice}.`);
  }
}
