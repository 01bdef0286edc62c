import { Refusal } from '../refusal';

/** The text of a file, its byte order mark included. @throws Refusal with `advice` when it is not UTF-8. */
export function decodeText(file: string, bytes: Uint8Array, advice: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal(`${file} is not UTF-8: ${advice}.`);
  }
}
