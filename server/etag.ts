import { createHash } from 'node:crypto';

/** What tells a body from every other (RFC 9110, 8.8.3), in its quotes. */
export function etagOf(body: Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether `If-None-Match` names what has this etag, compared weakly (RFC 9110, 13.1.2). */
export function namesCopy(given: string | undefined, etag: string): boolean {
  return given?.trim() === '*' || given?.includes(etag.replace(/^W\//, '')) === true;
}
