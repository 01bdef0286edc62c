import 'server-only';
import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { getEnv } from '@/lib/config/env';
import { type CaptchaChallenge, captchaChallenge, captchaSolution } from '@/lib/contract/bff/enquiry';
import { CAPTCHA_LIFETIME_MS } from '@/lib/domain/captcha';
import { ShopError } from '@/lib/domain/errors';

/** PBKDF2 iterations per try, and the number of tries: takes about 0.5 s on a desktop, 3 s on a cheap phone. */
const COST = 2_000;
const TRIES = { least: 200, most: 600 };

/** A signed proof-of-work challenge; because of the signature the server stores nothing. */
export async function newCaptcha(now: Date = new Date()): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(TRIES.most, TRIES.least),
    deriveKey,
    expiresAt: new Date(now.getTime() + CAPTCHA_LIFETIME_MS),
    hmacSignatureSecret: getEnv().captchaSecret,
  });
  return captchaChallenge.parse(challenge);
}

/**
 * Checks a solved captcha and returns the idempotency key of the enquiry. The shop API stores one enquiry per key, so
 * a captcha can be used once, across all instances of the storefront.
 *
 * @throws ShopError bad_request with the field captcha: not signed by us, changed, not solved or expired.
 */
export async function requireSolved(captcha: string): Promise<string> {
  const payload = readPayload(captcha);
  const hmacSignatureSecret = getEnv().captchaSecret;
  const result = payload && (await verifySolution({ ...payload, deriveKey, hmacSignatureSecret }));
  if (!payload || !result?.verified) throw new ShopError('bad_request', { field: 'captcha' });
  return createHash('sha256').update(payload.challenge.signature).digest('base64url');
}

function readPayload(captcha: string) {
  try {
    return captchaSolution.safeParse(JSON.parse(captcha)).data;
  } catch {
    return undefined;
  }
}
