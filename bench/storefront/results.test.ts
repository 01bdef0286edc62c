import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KINDS } from '@/bench/weight/kind';
import { PARTS, type Part } from './parts';
import { readResult } from './read-result';
import { emptyTargetResult, type Result, type Run, resultSchema } from './result';
import { mergeWithEarlier } from './with-earlier';
import { writeResult } from './write-result';

const runOf = (commit: string): Run => ({
  at: '2026-11-26',
  command: 'npm run bench',
  commit,
  machine: '2 cores',
  node: '24.0.0',
  browser: 'Chromium 1',
});

/** A result with all parts, in which every figure is `figure`. */
function everything(commit: string, figure: number, name = 'Ours'): Result {
  const sum = { requests: figure, raw: figure, gzip: figure, br: figure };
  const sums = Object.fromEntries([...KINDS, 'all'].map((kind) => [kind, sum]));
  const scores = { performance: figure, accessibility: figure, 'best-practices': figure, seo: figure };
  const page = 'home';
  return resultSchema.parse({
    runs: Object.fromEntries(PARTS.map((part) => [part, runOf(commit)])),
    targets: [
      {
        name,
        bytes: [{ page, load: sums, rested: sums, left: sums, used: sums }],
        paint: [{ page, lcpMs: figure, cls: figure, inpMs: figure, beforeLcp: figure }],
        presses: { addMs: figure },
        lighthouse: [{ page, scores, lcpMs: figure, tbtMs: figure, cls: figure }],
        load: [{ what: 'home', perSecond: figure, p50: figure, p99: figure, failed: figure }],
        memory: { minutes: figure, before: figure, quarters: [figure], most: figure },
      },
    ],
    startMs: figure,
    growth: [{ products: 100, costs: [{ what: 'list', ms: figure }] }],
  });
}

/** A result with only one part, as of a run with `--only`. */
function only(part: Part, { runs, targets, ...rest }: Result): Result {
  const figures: Record<string, readonly string[]> = { paint: ['paint', 'presses'] };
  const keys = figures[part] ?? [part];
  const pick = (entries: object) => Object.entries(entries).filter(([key]) => keys.includes(key));
  return resultSchema.parse({
    runs: { [part]: runs[part] },
    targets: targets.map((target) => ({
      ...emptyTargetResult(target.name),
      ...Object.fromEntries(pick(target)),
    })),
    ...(part === 'start' ? { startMs: rest.startMs } : {}),
    ...(part === 'growth' ? { growth: rest.growth } : {}),
  });
}

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'results-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test.each(PARTS)('%s, measured again, replaces its earlier results; other parts stay', (part) => {
  const [before, again] = [everything('old', 17), everything('new', 42)];
  const both = mergeWithEarlier(only(part, again), before);
  expect(only(part, both)).toEqual(only(part, again));
  for (const other of PARTS.filter((one) => one !== part))
    expect(only(other, both)).toEqual(only(other, before));
});

test('a storefront that the new run left out loses the results of the parts measured again', () => {
  const theirs = only('paint', everything('old', 17, 'Theirs'));
  const both = mergeWithEarlier(theirs, everything('old', 17));
  expect(both.targets.map(({ name }) => name)).toContain('Theirs');
  const without = mergeWithEarlier(only('paint', everything('new', 42)), both);
  expect(without.targets.map(({ name }) => name)).toEqual(['Ours']);
});

test('written results are read back, and each part names its run', () => {
  writeResult(everything('old', 17), folder);
  const again = mergeWithEarlier(only('start', everything('new', 42)), readResult(folder));
  const text = writeResult(again, folder);
  expect(readResult(folder)).toEqual(again);
  const partOf = (title: string) => text.split('\n## ').find((part) => part.startsWith(title));
  expect(partOf('Start')).toMatch(/at commit new.*42 ms/s);
  expect(partOf('Memory')).toMatch(/at commit old.*\| 17 \| 17 \|/s);
  expect(partOf('On a slow phone')).toMatch(/at commit old.*\| home \| 17 \|.*Add → count 17 ms/s);
});

test('a part that was not measured is not shown', () => {
  expect(writeResult(only('paint', everything('new', 42)), folder)).not.toContain('## Lighthouse');
});

test('a folder without results is read as empty; a file of another format is refused by name', () => {
  expect(readResult(folder)).toEqual({ runs: {}, targets: [] });
  fs.writeFileSync(path.join(folder, 'results.json'), '{"targets": "ours"}');
  expect(() => readResult(folder)).toThrow(path.join(folder, 'results.json'));
});

test('the results in the repository can be read and have all parts', () => {
  expect(Object.keys(readResult('bench').runs).sort()).toEqual([...PARTS].sort());
});
