import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runJest } from './run-suite.mjs';

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-run-suite-'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function run(test: string): Promise<number> {
  fs.writeFileSync(path.join(folder, 'a.test.js'), test);
  const config = JSON.stringify({ rootDir: folder, testEnvironment: 'node', transform: {} });
  const report = path.join(folder, 'report.json');
  return runJest(['--config', config], { report, overdueAfterMs: 1_000, quiet: true });
}

test('a Jest run that passes and exits returns 0', async () => {
  expect(await run("test('passes', () => undefined);")).toBe(0);
});

test('a Jest run that passes but is kept open by a handle is killed and returns 1', async () => {
  expect(await run("test('passes', () => void setInterval(() => undefined, 1_000));")).toBe(1);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('keeps Jest from exiting'));
});
