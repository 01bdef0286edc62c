const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;
const ERROR_RESPONSE = 'E'.charCodeAt(0);
const PANIC = Buffer.from('VPANIC\0');

/**
 * Whether the engine's answer holds an error of severity PANIC, as when the disk is full in the middle of a commit.
 * PostgreSQL would start again then and read its log; PGlite goes on, with locks that nobody gives back.
 */
export function isPanic(answer: Uint8Array): boolean {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + TYPE_BYTES + LENGTH_BYTES <= bytes.length; ) {
    const end = at + TYPE_BYTES + bytes.readInt32BE(at + TYPE_BYTES);
    if (bytes[at] === ERROR_RESPONSE && bytes.subarray(at, end).includes(PANIC)) return true;
    at = end;
  }
  return false;
}
