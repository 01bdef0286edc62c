import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = path.join(__dirname, 'open-shops.mjs');

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-open-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

const requireNoneOpen = async (): Promise<void> => (await import('./open-shops.mjs')).requireNoneOpen(dir);

/** A process that says it is a shop and runs until it is killed. */
async function openShop() {
  const code = `
    import { tellOpen } from ${JSON.stringify(pathToFileURL(MODULE).href)};
    await tellOpen('http://localhost:3999', ${JSON.stringify(dir)});
    setInterval(() => {}, 1000);
    console.log('open');
  `;
  const shop = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await once(shop.stdout, 'data');
  return async () => {
    shop.kill('SIGKILL');
    await once(shop, 'exit');
  };
}

test('nothing is built under a shop that is open, by name; once it is gone, however it ended, it is', async () => {
  await expect(requireNoneOpen()).resolves.toBeUndefined();
  const kill = await openShop();
  await expect(requireNoneOpen()).rejects.toThrow(
    /http:\/\/localhost:3999 \(process \d+\).* Stop them first/s,
  );
  await kill();
  await expect(requireNoneOpen()).resolves.toBeUndefined();
  expect(fs.readdirSync(dir)).toEqual([]);
});
