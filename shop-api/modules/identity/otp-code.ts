import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export type CodeOwner = { challengeId: string; askedBy: string; mobile: string };

/** A random code of four digits, leading zeros included. */
export function newCode(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

/** The hash stored instead of the code; bound to the number and to the session that requested it. */
export function codeHmac(pepper: string, owner: CodeOwner, code: string): string {
  return createHmac('sha256', pepper)
    .update(JSON.stringify([owner.challengeId, owner.askedBy, owner.mobile, code]))
    .digest('hex');
}

export function isSameHmac(stored: string, given: string): boolean {
  const [one, other] = [Buffer.from(stored, 'hex'), Buffer.from(given, 'hex')];
  return one.length === other.length && timingSafeEqual(one, other);
}
