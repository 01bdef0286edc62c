import fs from 'node:fs';

/**
 * @typedef {object} Tally the results of a suite
 * @property {number} passed
 * @property {number} failed
 * @property {number} [flaky] those of `passed` that needed a retry
 */

/**
 * `{ passed, failed }` of Jest's `--json` file. A suite that did not load counts as one failure.
 *
 * @param {string} file
 * @returns {Tally}
 */
export function jestTally(file) {
  /** @type {Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>} */
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readJson(file);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/**
 * `{ passed, failed, flaky }` of Playwright's JSON report; `flaky` are the passed tests that needed a retry.
 *
 * @param {string} file
 * @returns {Tally}
 */
export function playwrightTally(file) {
  /** @type {{ stats: Record<'expected' | 'flaky' | 'unexpected', number>, errors: unknown[] }} */
  const { stats, errors } = readJson(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: stats.flaky,
  };
}

/**
 * Counts at least one failure when the tool's exit code is not 0.
 *
 * @param {number} code
 * @param {Tally} count
 * @returns {Tally}
 */
export function tallyOf(code, count) {
  const { failed } = count;
  return { ...count, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
