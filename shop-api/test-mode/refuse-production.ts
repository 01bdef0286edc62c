import { isOriginForTests, isPrivateHost } from '@/lib/domain/private-host';

/** What tells a shop that people buy from, of its settings. */
type Given = {
  APP_ORIGIN: string;
  SHOP_API_HOST: string;
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

/** "test" is a word of its own: koodai_test and test2, and not koodai_latest. */
const TEST_DATABASE = /(^|[_-])test($|[_-]|\d)/i;

/** Each setting that must not be so in test mode, and why; anybody with the token can empty such a shop. */
export function settingsAgainstTestMode(given: Given): { name: keyof Given; message: string }[] {
  const problems: { name: keyof Given; message: string }[] = [];
  const refuse = (name: keyof Given, message: string) => problems.push({ name, message });
  for (const [name, why] of REAL_SERVICES) {
    if (given[name] !== undefined) refuse(name, `${why}, so not together with SHOP_TEST_MODE=1`);
  }
  if (!isOriginForTests(given.APP_ORIGIN)) {
    refuse('APP_ORIGIN', 'is the address of a shop for people, so not together with SHOP_TEST_MODE=1');
  }
  if (!isPrivateHost(given.SHOP_API_HOST)) {
    refuse('SHOP_API_HOST', 'must be an address of this machine or a private one with SHOP_TEST_MODE=1');
  }
  if (given.DEMO_MODE !== '1') refuse('DEMO_MODE', 'must be 1 with SHOP_TEST_MODE=1');
  if (
    given.DATABASE_URL !== undefined &&
    !TEST_DATABASE.test(new URL(given.DATABASE_URL).pathname.slice(1))
  ) {
    refuse(
      'DATABASE_URL',
      'must name a database with the word "test" in its name, such as koodai_test: SHOP_TEST_MODE=1 lets tests empty it',
    );
  }
  if (given.OPERATOR_SECRET === undefined)
    refuse('OPERATOR_SECRET', 'is what tests are known by in test mode');
  return problems;
}
