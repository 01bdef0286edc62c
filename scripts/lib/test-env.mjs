/** @import { Env } from './process-env.mjs' */

// Settings of the user's own shop, which tests must not use.
const NOT_PASSED_ON = [
  'DATABASE_URL',
  'REDIS_URL',
  'SHOP_API_URL',
  'E2E_LINE_URL',
  'APP_ORIGIN',
  'DATA_DIR',
  'NODE_ENV',
  'DEMO_MODE',
  'SHOP_TEST_MODE',
  'MSG91_AUTH_KEY',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'CRASH_CYCLES',
  'CHAOS',
];

/**
 * The environment of tests: the user's, without the settings of their own shop.
 *
 * @param {Env} env
 * @returns {Env}
 */
export function testEnv(env) {
  const passedOn = Object.entries(env).filter(([name]) => !NOT_PASSED_ON.includes(name));
  return { ...Object.fromEntries(passedOn), NEXT_TELEMETRY_DISABLED: '1' };
}
