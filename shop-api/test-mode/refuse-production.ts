/** What tells a shop that people buy from, of its settings. */
type Given = {
  APP_ORIGIN: string;
  DEMO_MODE: string;
  DATABASE_URL?: string | undefined;
  REDIS_URL?: string | undefined;
  GEOCODER_URL?: string | undefined;
  MSG91_AUTH_KEY?: string | undefined;
  RAZORPAY_KEY_ID?: string | undefined;
  RAZORPAY_KEY_SECRET?: string | undefined;
  RAZORPAY_WEBHOOK_SECRET?: string | undefined;
  OPERATOR_SECRET?: string | undefined;
};

const REAL_SERVICES = [
  ['MSG91_AUTH_KEY', 'sends real SMS'],
  ['RAZORPAY_KEY_ID', 'takes real money'],
  ['RAZORPAY_KEY_SECRET', 'takes real money'],
  ['RAZORPAY_WEBHOOK_SECRET', 'takes real money'],
  ['GEOCODER_URL', 'asks a real service'],
  ['REDIS_URL', 'is shared with other shops'],
] as const satisfies readonly [keyof Given, string][];

const TEST_DATABASE = /test/i;

/** Each setting that must not be so in test mode, and why; anybody with the token can empty such a shop. */
export function settingsAgainstTestMode(given: Given): { name: keyof Given; message: string }[] {
  const problems: { name: keyof Given; message: string }[] = [];
  const refuse = (name: keyof Given, message: string) => problems.push({ name, message });
  for (const [name, why] of REAL_SERVICES) {
    if (given[name] !== undefined) refuse(name, `${why}, so not together with SHOP_TEST_MODE=1`);
  }
  if (given.APP_ORIGIN.startsWith('https:')) {
    refuse('APP_ORIGIN', 'is https, the address of a shop for people, so not together with SHOP_TEST_MODE=1');
  }
  if (given.DEMO_MODE !== '1') refuse('DEMO_MODE', 'must be 1 with SHOP_TEST_MODE=1');
  if (given.DATABASE_URL !== undefined && !TEST_DATABASE.test(new URL(given.DATABASE_URL).pathname)) {
    refuse(
      'DATABASE_URL',
      'must name a database with "test" in its name: SHOP_TEST_MODE=1 lets tests empty it',
    );
  }
  if (given.OPERATOR_SECRET === undefined)
    refuse('OPERATOR_SECRET', 'is what tests are known by in test mode');
  return problems;
}
