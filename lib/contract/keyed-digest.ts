import { createHmac } from 'node:crypto';

/** A hash of `parts` for keys in a shared store, from which nobody can guess the parts without the secret. */
export function keyedDigest(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
