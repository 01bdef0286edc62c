import { z } from 'zod';

const hex = z.string().regex(/^[0-9a-f]{2,512}$/);

/** A proof-of-work challenge (ALTCHA): find the counter whose derived key begins with `keyPrefix`. */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: z.number().int().min(1).max(10_000),
    keyLength: z.number().int().min(1).max(64),
    keyPrefix: hex,
    /** Seconds since 1970. */
    expiresAt: z.number().int().positive(),
  }),
  signature: hex,
});
export type CaptchaChallenge = z.input<typeof captchaChallenge>;

export const captchaSolution = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.number().int().min(0), derivedKey: hex }),
});
export type CaptchaSolution = z.infer<typeof captchaSolution>;

export const sendEnquiryAnswer = z.object({ message: z.string(), ticket: z.string() });
export type SentEnquiry = z.infer<typeof sendEnquiryAnswer>;
