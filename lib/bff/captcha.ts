import 'server-only';
import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { getEnv } from '@/lib/config/env';
import { type CaptchaChallenge, captchaChallenge, captchaSolution } from '@/lib/contract/bff/enquiry';
import { ShopError } from '@/lib/domain/errors';
import { CAPTCHA_LIFETIME_MS } from '@/lib/domain/limits';

/** Iterations of one try, and how many tries it takes: about half a second of a desktop, three of a cheap phone. */
const COST = 2_000;
const TRIES = { least: 200, most: 600 };

/** A piece of work for a browser, signed, so that nothing has to be remembered of it. */
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
 * Checks a solved captcha and answers the idempotency key of what it is solved for: the shop API takes one letter
 * for a key, so one captcha is good for one letter, on every instance of the storefront.
 *
 * @throws ShopError bad_request of the field captcha: not ours, changed, not solved or too old.
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
