import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} RedTest a failed test
 * @property {string} file
 * @property {string} title
 * @property {number} [line]
 */

/**
 * The parts of Jest's and Playwright's JSON reports that are read here.
 *
 * @typedef {{ fullName: string, status: string }} JestTest
 * @typedef {{ name: string, status: string, assertionResults: JestTest[] }} JestFile
 * @typedef {{ file: string, line: number, title: string, tests: { status: string }[] }} Spec
 * @typedef {{ title: string, specs: Spec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * The failed tests of Jest's JSON report, as `{ file, title }`; undefined when there is no report. A file that did not
 * load is one failure with an empty title.
 *
 * @param {string} report
 * @param {string} root
 * @returns {RedTest[] | undefined}
 */
export function redInJest(report, root) {
  if (!fs.existsSync(report)) return undefined;
  /** @type {{ testResults: JestFile[] }} */
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(fs.realpathSync(root), name).split(path.sep).join('/');
    const red = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && red.length === 0) return [{ file, title: '' }];
    return red.map(({ fullName }) => ({ file, title: fullName }));
  });
}

/**
 * The failed tests of Playwright's JSON report; undefined when there is no report.
 *
 * @param {string} report
 * @returns {RedTest[] | undefined}
 */
export function redInPlaywright(report) {
  if (!fs.existsSync(report)) return undefined;
  /** @type {{ suites: PlaywrightSuite[] }} */
  const { suites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  /** @type {(suite: PlaywrightSuite, titles: string[]) => (Spec & { titles: string[] })[]} */
  const specsOf = (suite, titles) => [
    ...suite.specs.map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title])),
  ];
  return suites
    .flatMap((suite) => specsOf(suite, []))
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, titles }) => ({ file: `e2e/${file}`, line, title: titles.join(' › ') }));
}

/**
 * The tests that failed in every run.
 *
 * @template {RedTest} Test
 * @param {Test[][]} runs
 */
export function redEachTime([first = [], ...others]) {
  return first.filter((test) => others.every((run) => run.some((other) => nameOf(test) === nameOf(other))));
}

/**
 * The tests that failed in at least one run, without duplicates.
 *
 * @template {RedTest} Test
 * @param {Test[][]} runs
 */
export function redAnyTime(runs) {
  const all = runs.flat();
  return all.filter((test, index) => all.findIndex((other) => nameOf(test) === nameOf(other)) === index);
}

/**
 * A name that no other test has.
 *
 * @param {RedTest} test
 */
export function nameOf({ file, title }) {
  return `${file} ${title}`;
}
