const TYPE_BYTES = 1;
const LENGTH_BYTES = 4;
const ERROR_RESPONSE = 'E'.charCodeAt(0);
const PANIC = Buffer.from('VPANIC\0');

/**
 * True when the engine's response contains an error of severity PANIC, e.g. when the disk is full during a commit.
 * PostgreSQL would restart and replay its log; PGlite continues with locks that are never released.
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
