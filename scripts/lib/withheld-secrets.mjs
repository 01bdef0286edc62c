/** @import { Env } from './process-env.mjs' */

/** Secrets that a program does not use. They are withheld, so that breaking into it does not disclose them. */
export const WITHHELD_SECRETS = {
  api: ['SESSION_SECRET', 'CAPTCHA_SECRET', 'POSTGRES_PASSWORD'],
  storefront: [
    'DATABASE_URL',
    'POSTGRES_PASSWORD',
    'OTP_PEPPER',
    'OPERATOR_SECRET',
    'MSG91_AUTH_KEY',
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
  ],
};

/**
 * The environment of a program. Withheld secrets are set to '', or Next would read them from `.env`.
 *
 * @param {keyof typeof WITHHELD_SECRETS} program
 * @param {Env} env
 * @returns {Env}
 */
export function envFor(program, env) {
  return { ...env, ...Object.fromEntries(WITHHELD_SECRETS[program].map((name) => [name, ''])) };
}
