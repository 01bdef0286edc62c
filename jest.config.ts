/** @jest-config-loader esbuild-register */
import vm from 'node:vm';
import type { Config } from 'jest';
import nextJest from 'next/jest';

const createJestConfig = nextJest({ dir: __dirname });

const ESM_ONLY = ['nanoid', 'jose', '@electric-sql/pglite', '@seriousme/openapi-schema-validator'];

// From Node 24.9 on Jest loads modules as they are; for earlier ones they are made CommonJS.
const LOADS_MODULES = 'hasAsyncGraph' in (vm.SourceTextModule?.prototype ?? {});
const AS_THEY_ARE = LOADS_MODULES
  ? ['/node_modules/', '\\.mjs$']
  : [`/node_modules/(?!(?:.*/node_modules/)?(?:${ESM_ONLY.join('|')})/)`];

// They need a server, so they run only where REDIS_URL names one.
const WITHOUT_REDIS = process.env.REDIS_URL ? [] : ['\\.redis\\.test\\.ts$'];

// They kill the built API, which the crash suite has built.
const WITHOUT_CRASHES = process.env.CRASH_CYCLES ? [] : ['\\.crash\\.test\\.ts$'];

// They open whole shops, which the chaos suite has built.
const WITHOUT_CHAOS = process.env.CHAOS ? [] : ['\\.chaos\\.((redis|postgres|own-[a-z]+)\\.)?test\\.ts$'];

// They start a server of their own, or make a disk, where the chaos suite has seen that they can.
const WITHOUT_OWN = process.env.OWN_SERVERS ? [] : ['\\.own-[a-z]+\\.test\\.ts$'];

// A name says what a suite is about: one database only, or the sockets of Unix.
const ELSEWHERE = [
  process.env.TEST_DATABASE === 'postgres' ? '\\.embedded\\.test\\.ts$' : '\\.postgres\\.test\\.ts$',
  ...(process.platform === 'win32' ? ['\\.unix\\.test\\.ts$'] : []),
];

const shared: Config = {
  rootDir: __dirname,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The compiler makes it of the folders of app/.
    '^next/root-params$': '<rootDir>/lib/testing/root-params.ts',
  },
  testPathIgnorePatterns: [
    '<rootDir>/e2e/',
    '<rootDir>/dist/',
    ...WITHOUT_REDIS,
    ...WITHOUT_CRASHES,
    ...WITHOUT_CHAOS,
    ...WITHOUT_OWN,
    ...ELSEWHERE,
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.next', '<rootDir>/.data/'],
  restoreMocks: true,
};

async function project(config: Config): Promise<Config> {
  const made = await createJestConfig({ ...shared, ...config })();
  // Next only appends to its own list, so packages that ship no CommonJS are let through afterwards.
  return { ...made, transformIgnorePatterns: AS_THEY_ARE };
}

/** Pages, rules, shop API and scripts. */
export function serverProject(config: Config = {}): Promise<Config> {
  return project({
    displayName: 'server',
    testEnvironment: 'node',
    testMatch: [
      '<rootDir>/{app,bench,chaos,lib,server,shop-api,scripts}/**/*.test.ts',
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
    // why: Jest leaves one core to itself, of two it would use half
    maxWorkers: '100%',
    // why: the modules that a test file has loaded stay, and come to gigabytes
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
