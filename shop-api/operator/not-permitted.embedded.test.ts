import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeDataDir } from '@/shop-api/testing/embedded-databases';
import { runLine } from '@/shop-api/testing/operated-shop';

let dataDir: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ dataDir, remove } = await makeDataDir());
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => remove());

const fileOf = (...names: string[]) => path.join(dataDir, ...names);
const run = (...words: string[]) => runLine(words, { DATA_DIR: dataDir }, dataDir);

describe('a database that does not open', () => {
  it('because a file is of another user is not called damaged: the file and the user are named', async () => {
    const file = fileOf('db', 'global', 'pg_control');
    const { access } = fs;
    jest.spyOn(fs, 'access').mockImplementation(async (place, mode) => {
      if (place === file) throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
      return access(place, mode);
    });
    const refused = await run('product', 'list');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toBe(`${file} cannot be used by the user ${os.userInfo().username} (EACCES).`);
  });

  it('because the disk is full is not called damaged', async () => {
    const control = fileOf('db', 'global', 'pg_control');
    const whole = await fs.readFile(control);
    await fs.writeFile(control, 'half');
    const room = await fs.statfs(dataDir);
    jest.spyOn(fs, 'statfs').mockResolvedValue(Object.assign(room, { bavail: 0 }));
    expect(await run('product', 'list')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The disk of .* is full.$/),
    });
    await fs.writeFile(control, whole);
  });
});

it.each([
  ['catalogue', 'export', 'taken'],
  ['content', 'export', 'taken'],
])('%s %s to a place that cannot be written is refused', async (...words) => {
  await fs.writeFile(fileOf('taken'), '');
  const { code, err } = await run(...words);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('cannot be used by the user') });
});
