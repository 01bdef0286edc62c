import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readResult } from './read-result';
import { nothingOf, type Result, type Run } from './result';
import { withEarlier } from './with-earlier';
import { writeResult } from './write-result';

const runOf = (commit: string): Run => ({
  at: '2026-11-26',
  command: `npm run bench -- --only of-${commit}`,
  commit,
  machine: '2 cores',
  node: '24.0.0',
  browser: 'Chromium 1',
});

const paintOf = (lcpMs: number) => [{ page: 'home' as const, lcpMs, cls: 0, inpMs: 1, beforeLcp: 1_000 }];
const memory = { minutes: 10, before: 200, quarters: [210, 220, 230, 240], most: 250 };

const earlier: Result = {
  runs: { paint: runOf('old'), memory: runOf('old'), start: runOf('old') },
  targets: [{ ...nothingOf('Ours'), paint: paintOf(1_700), presses: { addMs: 2_600 }, memory }],
  startMs: 3_400,
};

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'results-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('a part that is measured again takes the place of what was found before, the others stay', () => {
  const fresh: Result = {
    runs: { paint: runOf('new') },
    targets: [
      { ...nothingOf('Ours'), paint: paintOf(1_400) },
      { ...nothingOf('Theirs'), paint: paintOf(2_000) },
    ],
  };
  expect(withEarlier(fresh, earlier)).toEqual({
    runs: { paint: runOf('new'), memory: runOf('old'), start: runOf('old') },
    targets: [
      { ...nothingOf('Ours'), paint: paintOf(1_400), memory },
      { ...nothingOf('Theirs'), paint: paintOf(2_000) },
    ],
    startMs: 3_400,
  });
});

test('another storefront that the new run left out loses the part that was measured without it', () => {
  const both = {
    ...earlier,
    targets: [...earlier.targets, { ...nothingOf('Theirs'), paint: paintOf(2_000) }],
  };
  const fresh: Result = {
    runs: { paint: runOf('new') },
    targets: [{ ...nothingOf('Ours'), paint: paintOf(1_400) }],
  };
  expect(writeResult(withEarlier(fresh, both), folder)).not.toContain('Theirs');
});

test('what was written is read again, and each part tells the run it is of', () => {
  writeResult(earlier, folder);
  const fresh: Result = { runs: { start: runOf('new') }, targets: [], startMs: 3_000 };
  const text = writeResult(withEarlier(fresh, readResult(folder)), folder);
  const partOf = (title: string) => text.split('\n## ').find((part) => part.startsWith(title));
  expect(partOf('Start')).toMatch(/at commit new.*3000 ms/s);
  expect(partOf('Memory')).toMatch(/at commit old.*\| 10 \| 200 \|/s);
  expect(partOf('On a slow phone')).toMatch(/at commit old.*\| home \| 1700 \|.*Add → count 2600 ms/s);
  expect(partOf('Lighthouse')).toBeUndefined();
});

test('a folder without results has none; a file that is something else is refused', () => {
  expect(readResult(folder)).toEqual({ runs: {}, targets: [] });
  fs.writeFileSync(path.join(folder, 'results.json'), '{"targets": "ours"}');
  expect(() => readResult(folder)).toThrow();
});
