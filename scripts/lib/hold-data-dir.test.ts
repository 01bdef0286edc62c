import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { holdDataDir } from './hold-data-dir.mjs';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-hold-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(dataDir, { recursive: true });
});

test('a data directory is held by one process at a time', async () => {
  const module = pathToFileURL(path.join(__dirname, 'hold-data-dir.mjs')).href;
  const code = `
    import { holdDataDir } from ${JSON.stringify(module)};
    await holdDataDir(${JSON.stringify(dataDir)});
    setInterval(() => {}, 1000);
    console.log('held');
  `;
  const other = spawn(process.execPath, ['--input-type=module', '-e', code]);
  try {
    await once(other.stdout, 'data');
    await expect(holdDataDir(dataDir)).rejects.toThrow(
      `The shop already runs on ${dataDir} (process ${other.pid}).`,
    );
  } finally {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
});

test('a folder in which the system accepts no other is refused by the name of the user, and not tried for ever', async () => {
  const inside = path.join(dataDir, 'inside');
  jest.spyOn(fs, 'mkdirSync').mockImplementation((folder, options) => {
    if (typeof options === 'object' && options?.recursive) throw new Error('would never return');
    throw Object.assign(new Error('refused'), { code: folder === inside ? 'ENOENT' : 'EEXIST' });
  });
  await expect(holdDataDir(inside)).rejects.toThrow(
    `${inside} cannot be used by the user ${os.userInfo().username} (ENOENT).`,
  );
});
