import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an `authorization` header carries this secret; takes as long for a near miss as for any other. */
export function isBearer(authorization: string | null | undefined, secret: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
