/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest';

const createJestConfig = nextJest({ dir: __dirname });

const ESM_ONLY = ['nanoid', 'jose', '@electric-sql/pglite', '@seriousme/openapi-schema-validator'];

// They need a server, so they run only where REDIS_URL names one.
const WITHOUT_REDIS = process.env.REDIS_URL ? [] : ['\\.redis\\.test\\.ts$'];

// They kill the built API, which the crash suite has built.
const WITHOUT_CRASHES = process.env.CRASH_CYCLES ? [] : ['\\.crash\\.test\\.ts$'];

// A name says what a suite is about: one database only, or the sockets of Unix.
const ELSEWHERE = [
  process.env.TEST_DATABASE === 'postgres' ? '\\.embedded\\.test\\.ts$' : '\\.postgres\\.test\\.ts$',
  ...(process.platform === 'win32' ? ['\\.unix\\.test\\.ts$'] : []),
];

const shared: Config = {
  rootDir: __dirname,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: [
    '<rootDir>/e2e/',
    '<rootDir>/dist/',
    ...WITHOUT_REDIS,
    ...WITHOUT_CRASHES,
    ...ELSEWHERE,
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next'],
  restoreMocks: true,
};

async function project(config: Config): Promise<Config> {
  const made = await createJestConfig({ ...shared, ...config })();
  // Next only appends to its own list, so packages that ship no CommonJS are let through afterwards.
  return {
    ...made,
    transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${ESM_ONLY.join('|')})/)`],
  };
}

export default async function jestConfig(): Promise<Config> {
  return {
    testTimeout: 30_000,
    projects: [
      await project({
        displayName: 'server',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/{app,lib,server,shop-api,scripts}/**/*.test.ts', '<rootDir>/*.test.ts'],
        testPathIgnorePatterns: [...(shared.testPathIgnorePatterns ?? []), '<rootDir>/lib/client/'],
        setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts'],
      }),
      await project({
        displayName: 'browser',
        testEnvironment: '<rootDir>/lib/testing/browser-environment.ts',
        testMatch: [
          '<rootDir>/{app,components,lib}/**/*.test.tsx',
          '<rootDir>/{components,lib/client}/**/*.test.ts',
        ],
        setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts', '<rootDir>/lib/testing/setup-browser.ts'],
      }),
    ],
  };
}
