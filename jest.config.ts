/** @jest-config-loader esbuild-register */
import vm from 'node:vm';
import type { Config } from 'jest';
import nextJest from 'next/jest';

const createJestConfig = nextJest({ dir: __dirname });

const ESM_ONLY = [
  'nanoid',
  'jose',
  'p-limit',
  'yocto-queue',
  '@electric-sql/pglite',
  '@seriousme/openapi-schema-validator',
];

// From Node 24.9 on Jest loads ES modules natively; for earlier versions they are compiled to CommonJS.
const LOADS_MODULES = 'hasAsyncGraph' in (vm.SourceTextModule?.prototype ?? {});
const NOT_TRANSFORMED = LOADS_MODULES
  ? ['/node_modules/', '\\.mjs$']
  : [`/node_modules/(?!(?:.*/node_modules/)?(?:${ESM_ONLY.join('|')})/)`];

// Tests that need Redis run only with REDIS_URL.
const WITHOUT_REDIS = process.env.REDIS_URL ? [] : ['\\.redis\\.test\\.ts$'];

// Crash tests need the built API, and run only in the crash suite.
const WITHOUT_CRASHES = process.env.CRASH_CYCLES ? [] : ['\\.crash\\.test\\.ts$'];

// Chaos tests need a built shop, and run only in the chaos suite.
const WITHOUT_CHAOS = process.env.CHAOS ? [] : ['\\.chaos\\.((redis|postgres|own-[a-z]+)\\.)?test\\.ts$'];

// Tests that start their own server or mount a disk run only where the chaos suite found that possible.
const WITHOUT_OWN = process.env.OWN_SERVERS ? [] : ['\\.own-[a-z]+\\.test\\.ts$'];

// Tests for the other database, or for Unix sockets on Windows.
const OTHER_PLATFORMS = [
  process.env.TEST_DATABASE === 'postgres' ? '\\.embedded\\.test\\.ts$' : '\\.postgres\\.test\\.ts$',
  ...(process.platform === 'win32' ? ['\\.unix\\.test\\.ts$'] : []),
];

const shared: Config = {
  rootDir: __dirname,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Next generates this module from the folders of app/.
    '^next/root-params$': '<rootDir>/lib/testing/root-params.ts',
  },
  testPathIgnorePatterns: [
    '<rootDir>/e2e/',
    '<rootDir>/dist/',
    ...WITHOUT_REDIS,
    ...WITHOUT_CRASHES,
    ...WITHOUT_CHAOS,
    ...WITHOUT_OWN,
    ...OTHER_PLATFORMS,
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next', '<rootDir>/.data/'],
  restoreMocks: true,
};

async function project(config: Config): Promise<Config> {
  const made = await createJestConfig({ ...shared, ...config })();
  // why: next/jest only appends to its own list, so ESM-only packages are let through here
  return { ...made, transformIgnorePatterns: NOT_TRANSFORMED };
}

/** Server-side tests: pages, domain, shop API and scripts. */
export function serverProject(config: Config = {}): Promise<Config> {
  return project({
    displayName: 'server',
    testEnvironment: 'node',
    testMatch: [
      '<rootDir>/{app,bench,chaos,deploy,lib,server,shop-api,scripts}/**/*.test.ts',
      '<rootDir>/*.test.ts',
    ],
    testPathIgnorePatterns: [
      ...(shared.testPathIgnorePatterns ?? []),
      '<rootDir>/lib/client/',
      '<rootDir>/lib/start/',
    ],
    setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts'],
    ...config,
  });
}

export default async function jestConfig(): Promise<Config> {
  return {
    testTimeout: 30_000,
    // why: by default Jest leaves one core free, which is half of two
    maxWorkers: '100%',
    // why: modules of finished test files stay in memory, and add up to gigabytes
    ...(LOADS_MODULES ? { workerIdleMemoryLimit: '1.5GB' } : {}),
    projects: [
      await serverProject(),
      await project({
        displayName: 'browser',
        testEnvironment: '<rootDir>/lib/testing/browser-environment.ts',
        testMatch: [
          '<rootDir>/{app,components,lib}/**/*.test.tsx',
          '<rootDir>/{components,lib/client,lib/start}/**/*.test.ts',
        ],
        setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts', '<rootDir>/lib/testing/setup-browser.ts'],
      }),
    ],
  };
}
