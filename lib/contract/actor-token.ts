import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { memoize } from '@/lib/domain/memoize';
import { userIdWire } from './shop/wire';

/** The shopper a call is made for, from the sealed session. */
const actorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest'), id: userIdWire }),
  z.object({ kind: z.literal('customer'), id: userIdWire, sid: userIdWire }),
]);

export type Actor = z.infer<typeof actorSchema>;
export type GuestActor = Extract<Actor, { kind: 'guest' }>;
export type CustomerActor = Extract<Actor, { kind: 'customer' }>;

/** Request header that carries the signed actor from the BFF to the shop API. */
export const ACTOR_HEADER = 'x-shop-actor';

/** Request header with the browser's IP address, for the limits of the shop API. */
export const CALLER_IP_HEADER = 'x-shop-caller-ip';

const LIFETIME_S = 60;
const ALGORITHM = 'HS256';

/** Memoised, because importing a key costs as much as signing. */
const keyOf = memoize((secret) => {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
});

/** Signs the actor as a compact JWS, valid for `LIFETIME_S`. */
export async function signActor(actor: Actor, secret: string, now: Date = new Date()): Promise<string> {
  const issuedAtS = Math.floor(now.getTime() / 1000);
  const { id, ...claims } = actor;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(id)
    .setIssuedAt(issuedAtS)
    .setExpirationTime(issuedAtS + LIFETIME_S)
    .sign(await keyOf(secret));
}

/** The actor of a token; undefined when it is forged, expired or malformed. */
export async function verifyActor(
  token: string,
  secret: string,
  now: Date = new Date(),
): Promise<Actor | undefined> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), {
      algorithms: [ALGORITHM],
      currentDate: now,
      requiredClaims: ['sub', 'exp'],
    });
    return actorSchema.safeParse({ ...payload, id: payload.sub }).data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
