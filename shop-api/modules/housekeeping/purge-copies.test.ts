import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createLogger } from '@/shop-api/plugins/log';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { RETENTION_MS } from './lifetimes';
import { purgeExpired } from './purge';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let dataDir: string;
beforeEach(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'koodai-purge-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await fs.rm(dataDir, { recursive: true });
});

const purge = (log = createLogger('silent')) =>
  purgeExpired({ ...shop, log, config: { enquiryKeptDays: 90, dataDir } });

it('deletes copies of the database that interrupted commands left, and never the operator’s files', async () => {
  const copies = [
    `backups/copying-${randomUUID()}.tar.gz`,
    `backups/copying-${randomUUID()}.tar.gz.${randomUUID()}.part`,
    `backups/verify-${randomUUID()}/db/PG_VERSION`,
    `restoring-${randomUUID()}/db/PG_VERSION`,
  ];
  const kept = [
    'backups/shop-2026-11-21.tar.gz',
    `backups/${randomUUID()}.tar.gz`,
    'db.before-2026-11-21/PG_VERSION',
  ];
  for (const name of [...copies, ...kept]) {
    await fs.mkdir(path.dirname(path.join(dataDir, name)), { recursive: true });
    await fs.writeFile(path.join(dataDir, name), '');
    const [top = '', second = ''] = name.split('/');
    const entry = path.join(dataDir, top, top === 'backups' ? second : '');
    await fs.utimes(entry, shop.clock.now(), shop.clock.now());
  }
  const left = async () =>
    (await fs.readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
      .length;
  shop.clock.forwardMs(RETENTION_MS.leftCopy);
  await purge();
  expect(await left()).toBe(copies.length + kept.length);
  shop.clock.forwardMs(1);
  await purge();
  expect(await left()).toBe(kept.length);
  for (const name of kept) await fs.access(path.join(dataDir, name));
});

it('logs a copy that cannot be deleted, and deletes the others', async () => {
  const [theirs, other] = [`restoring-${randomUUID()}`, path.join('backups', `verify-${randomUUID()}`)];
  for (const name of [theirs, other]) {
    await fs.mkdir(path.join(dataDir, name), { recursive: true });
    await fs.utimes(path.join(dataDir, name), 0, 0);
  }
  const { rm } = fs;
  jest.spyOn(fs, 'rm').mockImplementation(async (place, options) => {
    if (place === path.join(dataDir, theirs)) throw new Error('EACCES: permission denied');
    return rm(place, options);
  });
  const lines: string[] = [];
  await purge(createLogger('error', { write: (line) => void lines.push(line) }));
  expect(await fs.readdir(path.join(dataDir, 'backups'))).toEqual([]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      event: 'not purged',
      copy: path.join(dataDir, theirs),
      failure: { message: 'EACCES: permission denied' },
    },
  ]);
});
