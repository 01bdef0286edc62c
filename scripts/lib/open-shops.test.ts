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

const requireNoOpenShop = async (): Promise<void> =>
  (await import('./open-shops.mjs')).requireNoOpenShop(dir);

/** Starts a process that registers as a shop; resolves with a function that kills it. */
async function openShop() {
  const code = `
    import { registerOpenShop } from ${JSON.stringify(pathToFileURL(MODULE).href)};
    await registerOpenShop('http://localhost:3999', ${JSON.stringify(dir)});
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

test('a build is refused while a shop is open, and allowed once its process is gone', async () => {
  await expect(requireNoOpenShop()).resolves.toBeUndefined();
  const kill = await openShop();
  await expect(requireNoOpenShop()).rejects.toThrow(
    /http:\/\/localhost:3999 \(process \d+\).* Stop them first/s,
  );
  await kill();
  await expect(requireNoOpenShop()).resolves.toBeUndefined();
  expect(fs.readdirSync(dir)).toEqual([]);
});
