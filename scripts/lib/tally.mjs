import fs from 'node:fs';

/** What Jest's `--json` file says: `{ passed, failed }`. A suite that did not even load counts as one failure. */
export function jestTally(file) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readJson(file);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** What Playwright's JSON report says; `flaky` are those of the passed ones that passed only when tried again. */
export function playwrightTally(file) {
  const { stats, errors } = readJson(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: stats.flaky,
  };
}

/** Failures are never lost because a tool ended badly without counting them. */
export function tallyOf(code, count) {
  const { failed } = count;
  return { ...count, failed: code === 0 ? failed : Math.max(failed, 1) };
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
