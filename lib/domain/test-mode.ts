import { isPrivateHost } from './private-host';

/** The settings of both programs that can reveal a shop for real customers. */
type SharedSettings = {
  APP_ORIGIN?: string | undefined;
  REDIS_URL?: string | undefined;
  DEMO_MODE: string;
};

export type TestModeProblem<Name> = { name: Name; message: string };

/** The settings that forbid SHOP_TEST_MODE=1 in the storefront and in the shop API, each with the reason. */
export function testModeProblems({
  APP_ORIGIN,
  REDIS_URL,
  DEMO_MODE,
}: SharedSettings): TestModeProblem<keyof SharedSettings>[] {
  const problems: TestModeProblem<keyof SharedSettings>[] = [];
  if (APP_ORIGIN !== undefined && !isOriginForTests(APP_ORIGIN)) {
    const message = 'is the address of a shop for people, so not together with SHOP_TEST_MODE=1';
    problems.push({ name: 'APP_ORIGIN', message });
  }
  if (REDIS_URL !== undefined) {
    const message = 'is shared with other shops, so not together with SHOP_TEST_MODE=1';
    problems.push({ name: 'REDIS_URL', message });
  }
  if (DEMO_MODE !== '1') problems.push({ name: 'DEMO_MODE', message: 'must be 1 with SHOP_TEST_MODE=1' });
  return problems;
}

/** A private host without https. */
function isOriginForTests(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && isPrivateHost(hostname);
}
