import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeFolder } from './make-folder';

let top: string;
beforeEach(async () => {
  top = await fs.mkdtemp(path.join(os.tmpdir(), 'koodai-folder-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fs.rm(top, { recursive: true });
});

test('a folder is created with its parents, and once more', async () => {
  const folder = path.join(top, 'one', 'two');
  for (let times = 0; times < 2; times++) await makeFolder(folder, 0o700);
  expect((await fs.stat(folder)).isDirectory()).toBe(true);
});

test('a file in its place is an error', async () => {
  await fs.writeFile(path.join(top, 'file'), '');
  await expect(makeFolder(path.join(top, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(path.join(top, 'file', 'folder'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('a folder that the system accepts nowhere, as in /proc, is an error, and not tried for ever', async () => {
  jest.spyOn(fs, 'mkdir').mockImplementation(async (folder, options) => {
    if (typeof options === 'object') throw new Error('would never return');
    throw Object.assign(new Error('refused'), { code: folder === top ? 'EEXIST' : 'ENOENT' });
  });
  await expect(makeFolder(path.join(top, 'nowhere'))).rejects.toMatchObject({ code: 'ENOENT' });
});
