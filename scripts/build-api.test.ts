import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '..');

let project: string;
beforeEach(() => {
  project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-build-')));
  fs.cpSync(path.join(ROOT, 'scripts'), path.join(project, 'scripts'), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'), 'junction');
});
afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

test('the shop API is not built under an open shop', async () => {
  const openShops = pathToFileURL(path.join(project, 'scripts/lib/open-shops.mjs')).href;
  const code = `
    import { registerOpenShop } from ${JSON.stringify(openShops)};
    await registerOpenShop('http://localhost:3999');
    setInterval(() => {}, 1000);
    console.log('open');
  `;
  const shop = spawn(process.execPath, ['--input-type=module', '-e', code]);
  try {
    await once(shop.stdout, 'data');
    const build = promisify(execFile)(process.execPath, ['scripts/build-api.mjs'], { cwd: project });
    await expect(build).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Stop them first'),
    });
  } finally {
    shop.kill('SIGKILL');
    await once(shop, 'exit');
  }
});
