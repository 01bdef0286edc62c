import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KINDS } from '@/bench/weight/kind';
import { PARTS, type Part } from './parts';
import { readResult } from './read-result';
import { nothingOf, type Result, type Run, resultSchema } from './result';
import { withEarlier } from './with-earlier';
import { writeResult } from './write-result';

const runOf = (commit: string): Run => ({
  at: '2026-11-26',
  command: 'npm run bench',
  commit,
  machine: '2 cores',
  node: '24.0.0',
  browser: 'Chromium 1',
});

/** All parts, each figure of them the same. */
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

/** One part alone, as a run of it has it. */
function only(part: Part, { runs, targets, ...rest }: Result): Result {
  const figures: Record<string, readonly string[]> = { paint: ['paint', 'presses'] };
  const own = figures[part] ?? [part];
  const kept = (entries: object) => Object.entries(entries).filter(([key]) => own.includes(key));
  return resultSchema.parse({
    runs: { [part]: runs[part] },
    targets: targets.map((target) => ({ ...nothingOf(target.name), ...Object.fromEntries(kept(target)) })),
    ...(part === 'start' ? { startMs: rest.startMs } : {}),
    ...(part === 'growth' ? { growth: rest.growth } : {}),
  });
}

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'results-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test.each(PARTS)('%s, measured again, takes the place of what was found before; the others stay', (part) => {
  const [before, again] = [everything('old', 17), everything('new', 42)];
  const both = withEarlier(only(part, again), before);
  expect(only(part, both)).toEqual(only(part, again));
  for (const other of PARTS.filter((one) => one !== part))
    expect(only(other, both)).toEqual(only(other, before));
});

test('another storefront that the new run left out loses the part that was measured without it', () => {
  const theirs = only('paint', everything('old', 17, 'Theirs'));
  const both = withEarlier(theirs, everything('old', 17));
  expect(both.targets.map(({ name }) => name)).toContain('Theirs');
  const without = withEarlier(only('paint', everything('new', 42)), both);
  expect(without.targets.map(({ name }) => name)).toEqual(['Ours']);
});

test('what was written is read again, and each part tells the run it is of', () => {
  writeResult(everything('old', 17), folder);
  const again = withEarlier(only('start', everything('new', 42)), readResult(folder));
  const text = writeResult(again, folder);
  expect(readResult(folder)).toEqual(again);
  const partOf = (title: string) => text.split('\n## ').find((part) => part.startsWith(title));
  expect(partOf('Start')).toMatch(/at commit new.*42 ms/s);
  expect(partOf('Memory')).toMatch(/at commit old.*\| 17 \| 17 \|/s);
  expect(partOf('On a slow phone')).toMatch(/at commit old.*\| home \| 17 \|.*Add → count 17 ms/s);
});

test('a part that nobody measured is not shown', () => {
  expect(writeResult(only('paint', everything('new', 42)), folder)).not.toContain('## Lighthouse');
});

test('a folder without results has none; a file of another form is refused by name', () => {
  expect(readResult(folder)).toEqual({ runs: {}, targets: [] });
  fs.writeFileSync(path.join(folder, 'results.json'), '{"targets": "ours"}');
  expect(() => readResult(folder)).toThrow(path.join(folder, 'results.json'));
});

test('the figures that the repository keeps are read, all parts of them', () => {
  expect(Object.keys(readResult('bench').runs).sort()).toEqual([...PARTS].sort());
});
