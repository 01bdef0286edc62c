/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { serverProject } from './jest.config';

/** A single project, as Stryker requires, of the tests without a database: they run once per mutant. */
export default function mutationConfig(): Promise<Config> {
  return serverProject({
    testMatch: [
      '<rootDir>/lib/{contract,domain}/**/*.test.ts',
      '<rootDir>/shop-api/modules/identity/otp-code.test.ts',
      '<rootDir>/shop-api/modules/reservation/order-rules.test.ts',
    ],
  });
}
