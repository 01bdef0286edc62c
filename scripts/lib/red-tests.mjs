import fs from 'node:fs';
import path from 'node:path';

/**
 * The failed tests of Jest's JSON report, as `{ file, title }`; undefined when there is no report. A file that did not
 * load is one failure with an empty title.
 */
export function redInJest(report, root) {
  if (!fs.existsSync(report)) return undefined;
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(fs.realpathSync(root), name).split(path.sep).join('/');
    const red = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && red.length === 0) return [{ file, title: '' }];
    return red.map(({ fullName }) => ({ file, title: fullName }));
  });
}

/** The failed tests of Playwright's JSON report, as `{ file, line, title }`; undefined when there is no report. */
export function redInPlaywright(report) {
  if (!fs.existsSync(report)) return undefined;
  const { suites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const specsOf = (suite, titles) => [
    ...suite.specs.map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title])),
  ];
  return suites
    .flatMap((suite) => specsOf(suite, []))
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, titles }) => ({ file: `e2e/${file}`, line, title: titles.join(' › ') }));
}

/** The tests that failed in every run. */
export function redEachTime([first, ...others]) {
  return first.filter((test) => others.every((run) => run.some((other) => isSame(test, other))));
}

/** The tests that failed in at least one run, without duplicates. */
export function redAnyTime(runs) {
  const all = runs.flat();
  return all.filter((test, index) => all.findIndex((other) => isSame(test, other)) === index);
}

function isSame(one, other) {
  return one.file === other.file && one.title === other.title;
}
