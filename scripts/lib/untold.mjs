/** Secrets that one program of the shop has no use for: who breaks into it does not find them in its environment. */
export const UNTOLD = {
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

/** The environment that a program is started with. What is left out would be read from `.env` by the framework. */
export function toldTo(program, env) {
  return { ...env, ...Object.fromEntries(UNTOLD[program].map((name) => [name, ''])) };
}
