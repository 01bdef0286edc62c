import { createHash } from 'node:crypto';

/** The strong ETag of a body, with its quotes (RFC 9110, 8.8.3). */
export function etagOf(body: Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Whether an `If-None-Match` header matches this ETag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.trim() === '*' || ifNoneMatch?.includes(etag.replace(/^W\//, '')) === true;
}
