// What the person has set for a shop of their own is not the tests' to use.
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

/** What tests run with: the person's settings, but those of a shop of their own. */
export function testEnv(env) {
  const kept = Object.entries(env).filter(([name]) => !NOT_PASSED_ON.includes(name));
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1' };
}
