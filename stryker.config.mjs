/** Rules without I/O: identity, cart, stock, orders, promotion, payments, and text formats. */
const RULES = [
  'lib/domain/{mobile-digits,digits-of,patterns,secret}.ts',
  'lib/domain/{cart-check,cart-gate,cart-note,quantity,limits,pack}.ts',
  'lib/domain/{money,pricing,order-status,payment-state}.ts',
  'lib/domain/{enquiry,language,share-links,trim-end}.ts',
  'lib/contract/bff/forms/*.ts',
  'shop-api/modules/cart/priced-row.ts',
  'shop-api/modules/identity/otp-code.ts',
  'shop-api/modules/reservation/order-rules.ts',
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...RULES, '!**/*.test.ts'],
  testRunner: 'jest',
  // why: Stryker rewrites tsconfig paths by an API that TypeScript 7 no longer has, and compiles nothing here
  tsconfigFile: 'none',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'jest.mutation.config.ts' },
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorePatterns: ['.data', '.next', '.next-*', 'bench', 'dist', 'docs', 'e2e', 'public', 'shop-api/seed'],
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  tempDirName: 'dist/mutants',
  allowEmpty: false,
};
