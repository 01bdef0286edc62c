import { createHash } from 'node:crypto';

/** What tells a body from every other (RFC 9110, 8.8.3), in its quotes. */
export function etagOf(body: Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}
