import { isPrivateHost } from '@/lib/domain/private-host';
import { type TestModeProblem, testModeProblems } from '@/lib/domain/test-mode';

/** The settings that can reveal a production shop. */
type TestModeEnv = {
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
] as const satisfies readonly [keyof TestModeEnv, string][];

/** "test" must be a separate word: koodai_test and test2 match, koodai_latest does not. */
const TEST_DATABASE = /(^|[_-])test($|[_-]|\d)/i;

/** The settings that forbid test mode, each with the reason; anybody with the token can empty a shop in test mode. */
export function settingsAgainstTestMode(env: TestModeEnv): TestModeProblem<keyof TestModeEnv>[] {
  const problems: TestModeProblem<keyof TestModeEnv>[] = testModeProblems(env);
  const refuse = (name: keyof TestModeEnv, message: string) => problems.push({ name, message });
  for (const [name, why] of REAL_SERVICES) {
    if (env[name] !== undefined) refuse(name, `${why}, so not together with SHOP_TEST_MODE=1`);
  }
  if (!isPrivateHost(env.SHOP_API_HOST)) {
    refuse('SHOP_API_HOST', 'must be an address of this machine or a private one with SHOP_TEST_MODE=1');
  }
  if (env.DATABASE_URL !== undefined && !isTestDatabase(env.DATABASE_URL)) {
    refuse(
      'DATABASE_URL',
      'must name a database with the word "test" in its name, such as koodai_test: SHOP_TEST_MODE=1 lets tests empty it',
    );
  }
  if (env.OPERATOR_SECRET === undefined) refuse('OPERATOR_SECRET', 'is what tests are known by in test mode');
  return problems;
}

function isTestDatabase(url: string): boolean {
  return URL.canParse(url) && TEST_DATABASE.test(new URL(url).pathname.slice(1));
}
