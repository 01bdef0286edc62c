/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { serverProject } from './jest.config';

/** One project, as Stryker takes it, of the tests that need no database: they run once for each mutant. */
export default function mutationConfig(): Promise<Config> {
  return serverProject({
    testMatch: [
      '<rootDir>/lib/{contract,domain}/**/*.test.ts',
      '<rootDir>/shop-api/modules/identity/otp-code.test.ts',
      '<rootDir>/shop-api/modules/reservation/order-rules.test.ts',
    ],
  });
}
