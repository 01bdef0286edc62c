import { createHmac, timingSafeEqual } from 'node:crypto';
import { ShopError } from '@/lib/domain/errors';

/** HMAC-SHA256 in hex, over exactly these bytes. */
export function sign(payload: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(payload).digest('hex');
}

/** True for a valid signature; compares in constant time. */
export function isSignedBy(payload: Buffer | string, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string') return false;
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(payload, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The parsed JSON of a webhook with a valid signature. @throws ShopError forbidden, bad_request. */
export function readSigned(rawBody: Buffer, signature: unknown, secret: string): unknown {
  if (!isSignedBy(rawBody, signature, secret)) throw new ShopError('forbidden');
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new ShopError('bad_request');
  }
}
