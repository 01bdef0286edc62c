import fs from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { type CommandResult, type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const change = (tx: Tx, slug: string, fields: Partial<typeof products.$inferInsert>) =>
  tx.update(products).set(fields).where(eq(products.slug, slug));

let hasEnded: boolean;

async function importTable(text: string, ...options: string[]): Promise<CommandResult> {
  hasEnded = false;
  await fs.writeFile(path.join(shop.folder, 'table.csv'), text);
  return shop.operate('catalogue', 'import', 'table.csv', ...options).finally(() => {
    hasEnded = true;
  });
}

/** Resolves with true when the import waits for a lock of this transaction, with false when it has ended. */
async function isWaitedFor(tx: Tx): Promise<boolean> {
  const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  while (!hasEnded) if ((await tx.execute(waiting)).rows.length > 0) return true;
  return false;
}

/**
 * Imports a table while a transaction that has done `work` is open; it is committed when the import has ended or waits
 * for it.
 */
async function importDuring(work: (tx: Tx) => Promise<unknown>, table: string, ...options: string[]) {
  let importing: Promise<CommandResult> | undefined;
  const hasWaited = await shop.db.transaction(async (tx) => {
    await work(tx);
    importing = importTable(table, ...options);
    return isWaitedFor(tx);
  });
  return { ran: await importing, hasWaited };
}

it('an import sets the counted stock, also during a concurrent order', async () => {
  await shop.ask('stock', 'set', 'ginger', '9');
  const table = 'product_slug,stock_availability\nginger,9';
  await importDuring((tx) => change(tx, 'ginger', { stock: 8 }), table, '--stock');
  expect(await shop.ask('product', 'show', 'ginger')).toMatchObject({ stock_availability: 9 });
});

const PRICES = 'product_slug,actual_price\nginger,171\nbeetroot,172';

it('a dry run does not wait for the products of a concurrent order', async () => {
  const { ran, hasWaited } = await importDuring(
    (tx) => change(tx, 'ginger', { stock: 8 }),
    PRICES,
    '--dry-run',
  );
  expect({ ran, hasWaited }).toMatchObject({ ran: { code: 0 }, hasWaited: false });
});

it('an import does not wait for products that it leaves as they are', async () => {
  await shop.ask('price', 'set', 'garlic', '173');
  const table = `${PRICES}\ngarlic,173`;
  const { ran, hasWaited } = await importDuring((tx) => change(tx, 'garlic', { stock: 8 }), table);
  expect({ ran, hasWaited }).toMatchObject({ ran: { code: 0 }, hasWaited: false });
  expect(await shop.ask('product', 'show', 'beetroot')).toMatchObject({ actual_price: 172 });
});

it('an import sets a price that was changed while it waited for another product', async () => {
  await shop.ask('price', 'set', 'garlic', '190');
  const table = 'product_slug,actual_price\nbeetroot,191\ngarlic,190';
  const work = async (tx: Tx) => {
    await change(tx, 'beetroot', { stock: 6 });
    await change(tx, 'garlic', { pricePaise: 19_900 });
  };
  expect(await importDuring(work, table)).toMatchObject({ ran: { code: 0 }, hasWaited: true });
  expect(await shop.ask('product', 'show', 'garlic')).toMatchObject({ actual_price: 190 });
});

it('an import is refused when the only listed pack of a produce was withdrawn while it waited', async () => {
  const table = 'product_slug,group,listed\nginger,beetroot,0\nginger-500-g,ginger,1';
  const [listed] = await shop.db.select().from(products).where(sql`group_key = 'beetroot' and listed`);
  const { ran } = await importDuring((tx) => change(tx, listed?.slug ?? '', { active: false }), table);
  expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('0 packs of beetroot are listed') });
  await shop.ask('product', 'restore', listed?.slug ?? '');
});

it('an import keeps what was changed while it waited, in columns that it writes for other products', async () => {
  const table = 'product_slug,actual_price\nbeetroot,181';
  const work = (tx: Tx) => change(tx, 'ginger', { pricePaise: 18_200, stock: 7 });
  const { ran, hasWaited } = await importDuring(work, table, '--replace');
  expect({ ran, hasWaited }).toMatchObject({ ran: { code: 0 }, hasWaited: true });
  expect(await shop.ask('product', 'show', 'beetroot')).toMatchObject({ actual_price: 181, active: true });
  expect(await shop.ask('product', 'show', 'ginger')).toMatchObject({
    ...{ actual_price: 182, stock_availability: 7, active: false },
  });
});

it('an import keeps a change of a product that it only has to withdraw since it waits', async () => {
  let hasWaited: Promise<boolean> | undefined;
  const importing = await shop.db.transaction(async (first) => {
    await change(first, 'beetroot', { stock: 5 });
    const running = importTable('product_slug,actual_price\nbeetroot,201', '--replace');
    await isWaitedFor(first);
    await shop.ask('product', 'restore', 'garlic');
    await new Promise<unknown>((resolve) => {
      hasWaited = shop.db.transaction(async (second) => {
        resolve(await change(second, 'garlic', { pricePaise: 20_200 }));
        return isWaitedFor(second);
      });
    });
    return { running };
  });
  expect(await hasWaited).toBe(true);
  expect(await importing.running).toMatchObject({ code: 0 });
  expect(await shop.ask('product', 'show', 'garlic')).toMatchObject({ actual_price: 202, active: false });
});
