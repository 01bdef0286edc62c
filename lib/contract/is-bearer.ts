import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an `authorization` header carries this secret, compared in constant time. */
export function isBearer(authorization: string | null | undefined, secret: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
