import 'server-only';
import { createHash } from 'node:crypto';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { userIdWire } from '@/lib/contract/shop/wire';
import { DAY_S } from '@/lib/domain/durations';
import { memoize } from '@/lib/domain/memoize';

export const SESSION_LIFETIME_S = 30 * DAY_S;

const payloadSchema = z.object({
  guestId: userIdWire,
  customer: z
    .object({ id: userIdWire, name: z.string().max(50), mobile: z.string().max(10), sid: userIdWire })
    .optional(),
});

/** The content of the sealed cookie. Customers have a guest id too. */
export type SessionPayload = z.output<typeof payloadSchema>;
export type SessionCustomer = NonNullable<SessionPayload['customer']>;
export type OpenedSession = SessionPayload & { sealedAt: Date };

/** Memoised, because importing a key costs as much as decrypting a session. */
const keyOf = memoize((secret) => {
  const bytes = createHash('sha256').update(`koodai session ${secret}`).digest();
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
});

/** Encrypts a session that is valid for `SESSION_LIFETIME_S`; the browser can neither read nor change it. */
export async function sealSession(
  payload: SessionPayload,
  secret: string,
  now: Date = new Date(),
): Promise<string> {
  const sealedAtS = Math.floor(now.getTime() / 1000);
  return new EncryptJWT(payload)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(sealedAtS)
    .setExpirationTime(sealedAtS + SESSION_LIFETIME_S)
    .encrypt(await keyOf(secret));
}

/**
 * The session of a sealed value; undefined when it is forged, damaged, expired, does not match the schema, or is sealed
 * with none of the secrets.
 */
export async function openSession(
  sealed: string,
  secrets: readonly string[],
  now: Date = new Date(),
): Promise<OpenedSession | undefined> {
  for (const secret of secrets) {
    const payload = await openWith(sealed, secret, now);
    const parsed = payloadSchema.safeParse(payload);
    if (payload && parsed.success) return { ...parsed.data, sealedAt: new Date((payload.iat ?? 0) * 1000) };
  }
  return undefined;
}

async function openWith(sealed: string, secret: string, now: Date): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtDecrypt(sealed, await keyOf(secret), {
      currentDate: now,
      contentEncryptionAlgorithms: ['A256GCM'],
      keyManagementAlgorithms: ['dir'],
      requiredClaims: ['exp', 'iat'],
    });
    return payload;
  } catch {
    return undefined;
  }
}
