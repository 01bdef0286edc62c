import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { writeWhole } from './write-whole';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'koodai-whole-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fs.rm(folder, { recursive: true });
});

const read = (file: string) => fs.readFile(file, 'utf8');

test('a failed write leaves the old file and no temporary file', async () => {
  const file = path.join(folder, 'page.md');
  await fs.writeFile(file, 'before');
  const half = writeWhole(file, async (partial) => {
    await fs.writeFile(partial, 'ha');
    throw new Error('no space left');
  });
  await expect(half).rejects.toThrow('no space left');
  expect(await read(file)).toBe('before');
  expect(await fs.readdir(folder)).toEqual(['page.md']);
});

test.each(['EACCES', 'EINVAL'])(
  'the file is written even when syncing the folder fails with %s',
  async (code) => {
    const file = path.join(folder, 'deeper', 'page.md');
    const { open } = fs;
    jest.spyOn(fs, 'open').mockImplementation(async (place, ...rest) => {
      if (place === path.dirname(file)) throw Object.assign(new Error(code), { code });
      return open(place, ...rest);
    });
    await writeWhole(file, (partial) => fs.writeFile(partial, 'after'));
    expect(await read(file)).toBe('after');
    expect(fs.open).toHaveBeenCalledWith(path.dirname(file), 'r');
  },
);

test('the file is not replaced when it cannot be flushed to disk', async () => {
  const file = path.join(folder, 'page.md');
  jest.spyOn(fs, 'open').mockRejectedValue(Object.assign(new Error('EIO'), { code: 'EIO' }));
  await expect(writeWhole(file, (partial) => fs.writeFile(partial, 'lost'))).rejects.toThrow('EIO');
  expect(await fs.readdir(folder)).toEqual([]);
});
