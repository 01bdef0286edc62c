import fs from 'node:fs/promises';
import path from 'node:path';
import { sum } from 'drizzle-orm';
import { createDatabase, type Database } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { orderLines, orders, trackingEntries } from '@/shop-api/db/schema/orders';
import { requireLiveSession } from '@/shop-api/modules/identity/require-live-session';
import { changeProducts, confirmOrder, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import {
  type CommandResult,
  type OperatedShop,
  openOperatedShop,
  runLine,
} from '@/shop-api/testing/operated-shop';
import { makeCustomer, type TestCustomer } from '@/shop-api/testing/shoppers';

jest.setTimeout(120_000);

const BUYERS = 12;
const LEFT_COPY = 'copying-0b4c3f0e-8a3e-4a55-9d0c-6f7d3f1f2a11.tar.gz';
/** A copy in the data directory, but not its unfinished file. */
const COPY = /(copying|verify)-[^.]*(\.tar\.gz)?$/;

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const fileOf = (...names: string[]) => path.join(shop.folder, ...names);
const restore = (dataDir: string, ...words: string[]) =>
  runLine(['restore', ...words], { DATA_DIR: fileOf(dataDir) }, shop.folder);

async function inspect<Result>(
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await createDatabase({ dataDir: fileOf(dataDir) });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function stockSum(db: Database['db']): Promise<number> {
  const [row] = await db.select({ stock: sum(products.stock) }).from(products);
  return Number(row?.stock);
}

describe('a backup', () => {
  it('made while people order is a consistent snapshot, without partial orders or lost stock', async () => {
    const [productId = 0] = await firstProductIds(shop.db, 1);
    await changeProducts(shop.db, [productId], { pricePaise: 20_000, offerPaise: 0, stock: 500 });
    const stockBefore = await stockSum(shop.db);
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, () => makeBuyer(shop, [{ productId, quantity: 1 }])),
    );
    const placing = buyers.map((buyer) => confirmOrder(shop, buyer));
    const backedUp = await shop.operate('backup', 'shop.tar.gz');
    expect(backedUp).toEqual({ code: 0, err: '', out: expect.stringContaining('it was opened and read') });
    for (const placed of await Promise.all(placing)) expect(placed.error).toBeUndefined();
    expect(await fs.readdir(fileOf('backups'))).toEqual([]);

    expect(await restore('second', 'shop.tar.gz')).toMatchObject({ code: 0, err: '' });
    await inspect('second', async ({ db }) => {
      const placed = await db.$count(orders);
      expect(placed).toBeLessThanOrEqual(BUYERS);
      expect(await db.$count(orderLines)).toBe(placed);
      expect(await db.$count(trackingEntries)).toBe(placed);
      expect(await stockSum(db)).toBe(stockBefore - placed);
    });
  });

  it('whose copy is damaged fails, and says so', async () => {
    const { copyFile } = fs;
    jest.spyOn(fs, 'copyFile').mockImplementationOnce(async (from, to) => {
      await copyFile(from, to);
      await fs.truncate(to, 1000);
    });
    const { code, err } = await shop.operate('backup', 'damaged.tar.gz');
    expect(code).not.toBe(0);
    expect(err).toContain('damaged.tar.gz was not written');
    const left = await fs.readdir(shop.folder);
    expect(left.filter((name) => name.startsWith('damaged'))).toEqual([]);
  });

  it('of unreadable files fails, and the shop keeps running', async () => {
    await inspect('unreadable', async ({ db, backup }) => {
      const broken = fileOf('unreadable', 'db', 'broken');
      await fs.symlink(fileOf('nowhere'), broken, 'junction');
      await expect(backup?.(fileOf('unreadable.tar.gz'))).rejects.toThrow(
        /could not be copied: .*errno: 44/s,
      );
      expect(await fs.readdir(shop.folder)).not.toContain('unreadable.tar.gz');
      await fs.rm(broken);
      expect((await db.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await backup?.(fileOf('unreadable.tar.gz'));
      expect(await fs.readdir(shop.folder)).toContain('unreadable.tar.gz');
    });
  });

  it('deletes what an interrupted one left in the data directory an hour ago', async () => {
    const names = [LEFT_COPY, 'copying-7d9be1a4-1c52-4a0b-8f5e-2b1f9f0c3d22.tar.gz'];
    for (const name of names) await fs.writeFile(fileOf('backups', name), 'the whole database');
    await fs.utimes(fileOf('backups', LEFT_COPY), 0, 0);
    expect(await shop.operate('backup', 'after-interruption.tar.gz')).toMatchObject({ code: 0 });
    expect(await fs.readdir(fileOf('backups'))).toEqual([names[1]]);
    await fs.rm(fileOf('backups', names[1] ?? ''));
  });

  it('does not fail because a copy cannot be deleted', async () => {
    await fs.mkdir(fileOf('backups'), { recursive: true });
    await fs.writeFile(fileOf('backups', LEFT_COPY), '');
    await fs.utimes(fileOf('backups', LEFT_COPY), 0, 0);
    const { rm } = fs;
    const refusing = jest.spyOn(fs, 'rm').mockImplementation(async (place, options) => {
      if (COPY.test(String(place))) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
      return rm(place, options);
    });
    const { code } = await shop.operate('backup', 'beside-copies.tar.gz');
    refusing.mockRestore();
    expect(code).toBe(0);
    expect(await fs.readdir(fileOf('backups'))).toHaveLength(3);
    await fs.rm(fileOf('backups'), { recursive: true });
  });

  it('whose copy disappeared names the copy, not the operator’s file', async () => {
    jest.spyOn(fs, 'rename').mockImplementationOnce(async () => undefined);
    const { code, err } = await shop.operate('backup', 'without-copy.tar.gz');
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^\S*copying-\S*\.tar\.gz cannot be used by the user/),
    });
  });

  it('does not overwrite an existing file', async () => {
    await fs.writeFile(fileOf('kept.tar.gz'), 'something dear');
    expect(await shop.operate('backup', 'kept.tar.gz')).toMatchObject({ code: 1 });
    expect(await fs.readFile(fileOf('kept.tar.gz'), 'utf8')).toBe('something dear');
  });

  it('whose folder cannot be created fails, and leaves no file in the data directory', async () => {
    await fs.writeFile(fileOf('no-folder'), '');
    const refused = await shop.operate('backup', path.join('no-folder', 'shop.tar.gz'));
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('no-folder cannot be used') });
    expect(await fs.readdir(fileOf('backups')).catch(() => [])).toEqual([]);
  });

  it('that cannot be moved to its file leaves nothing in the data directory and no partial file', async () => {
    const rename = jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      if (String(to).endsWith('taken.tar.gz')) throw new Error('no space left');
      await fs.cp(String(from), String(to));
    });
    expect((await shop.operate('backup', 'taken.tar.gz')).code).not.toBe(0);
    rename.mockRestore();
    expect(await fs.readdir(fileOf('backups'))).toEqual([]);
    expect((await fs.readdir(shop.folder)).filter((name) => name.startsWith('taken'))).toEqual([]);
  });
});

describe('a damaged database', () => {
  it('is reported with its path and how to replace it', async () => {
    await shop.operate('backup', 'whole.tar.gz');
    await restore('damaged', 'whole.tar.gz');
    await fs.writeFile(fileOf('damaged', 'db', 'global', 'pg_control'), 'no database');
    const failure = expect.objectContaining({
      message: expect.stringMatching(/damaged.db does not open.*restore <file> --force/),
    });
    await expect(createDatabase({ dataDir: fileOf('damaged') })).rejects.toEqual(failure);
    expect(await restore('damaged', 'whole.tar.gz', '--force')).toMatchObject({ code: 0 });
  });
});

describe('restoring', () => {
  let customer: TestCustomer;
  let restored: CommandResult;
  beforeAll(async () => {
    customer = await makeCustomer(shop);
    await shop.operate('backup', 'good.tar.gz');
    restored = await restore('third', 'good.tar.gz');
    expect(restored.code).toBe(0);
  });

  it('ends all sessions, since some may have been signed out after the backup, and says so', async () => {
    await expect(requireLiveSession(shop.db, customer.actor)).resolves.toBeUndefined();
    await inspect('third', async ({ db }) => {
      const opening = requireLiveSession(db, customer.actor);
      await expect(opening).rejects.toMatchObject({ code: 'unauthenticated' });
    });
    expect(restored.out).toContain('customers must sign in again');
  });

  it('does not replace an existing shop unless forced, and then keeps the old one', async () => {
    await runLine(['stock', 'set', 'ginger', '123'], { DATA_DIR: fileOf('third') });
    const refused = await restore('third', 'good.tar.gz');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--force') });
    const forced = await restore('third', 'good.tar.gz', '--force', '--json');
    const { kept } = JSON.parse(forced.out);
    const shown = await runLine(['product', 'show', 'ginger', '--json'], { DATA_DIR: fileOf('third') });
    expect(JSON.parse(shown.out).stock_availability).not.toBe(123);
    await fs.mkdir(fileOf('before'));
    await fs.rename(kept, fileOf('before', 'db'));
    const before = await runLine(['product', 'show', 'ginger', '--json'], { DATA_DIR: fileOf('before') });
    expect(JSON.parse(before.out).stock_availability).toBe(123);
  });

  it('that was killed half-way is not hidden by a new shop, and can be repeated', async () => {
    for (const isMade of [false, true]) {
      await fs.mkdir(fileOf('half', 'db.before-2026-11-21T06-30-00.000Z'), { recursive: true });
      if (isMade) await fs.mkdir(fileOf('half', 'db'));
      const left = await fs.readdir(fileOf('half'));
      const shown = await runLine(['product', 'list'], { DATA_DIR: fileOf('half') });
      expect(shown).toMatchObject({ code: 3, out: '', err: expect.stringContaining('db.before-2026-11-21') });
      expect(await fs.readdir(fileOf('half'))).toEqual(left);
      expect(await restore('half', 'good.tar.gz')).toMatchObject({ code: 0, err: '' });
      expect((await runLine(['product', 'list'], { DATA_DIR: fileOf('half') })).code).toBe(0);
      await fs.rm(fileOf('half'), { recursive: true });
    }
  });

  it('is refused while the shop is running', async () => {
    await inspect('third', async ({ db }) => {
      const refused = await restore('third', 'good.tar.gz', '--force');
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('is in use by process') });
      expect(await db.$count(products)).toBeGreaterThan(200);
    });
  });

  it('refuses an incomplete backup, and changes nothing', async () => {
    const good = await fs.readFile(fileOf('good.tar.gz'));
    await fs.writeFile(fileOf('cut.tar.gz'), good.subarray(0, good.length / 2));
    await fs.writeFile(fileOf('other.tar.gz'), 'not a backup');
    for (const name of ['cut.tar.gz', 'other.tar.gz', 'missing.tar.gz']) {
      const refused = await restore('third', name, '--force');
      expect(refused).toMatchObject({ code: 1, out: '' });
    }
    const left = await fs.readdir(fileOf('third'));
    expect(left.filter((name) => name !== 'db')).toEqual([]);
    const shown = await runLine(['product', 'show', 'ginger'], { DATA_DIR: fileOf('third') });
    expect(shown.code).toBe(0);
  });
});

it('backup and restore refer to PostgreSQL’s own tools on a database server', async () => {
  const server = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/koodai', DATA_DIR: fileOf('none') };
  const refused = await runLine(['restore', fileOf('any.tar.gz')], server, shop.folder);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump') });
});
