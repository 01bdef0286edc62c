import fs from 'node:fs';
import path from 'node:path';

/**
 * The tests of a report that failed, each `{ file, title, line }`; undefined when there is no report. A file that did
 * not even load is one failure without a title.
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

/** As `redInJest`, of Playwright's JSON report. */
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

/** The tests that were red in each of these runs. */
export function redEachTime([first, ...others]) {
  return first.filter((test) => others.every((run) => run.some((other) => isSame(test, other))));
}

/** The tests that were red in one of these runs, each once. */
export function redAnyTime(runs) {
  const all = runs.flat();
  return all.filter((test, index) => all.findIndex((other) => isSame(test, other)) === index);
}

function isSame(one, other) {
  return one.file === other.file && one.title === other.title;
}
