import { inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { oldProductSlugs } from '@/shop-api/db/schema/catalogue';
import { openTestDatabase } from '@/shop-api/testing/test-database';
import type { Database } from './client';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const MANY = 300;

async function onOneConnection<Result>(
  work: (
    query: (text: string, value: number) => Promise<number>,
    prepared: () => Promise<number>,
  ) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  const query = async (text: string, value: number): Promise<number> =>
    (await client.query<{ n: number }>({ text, values: [value] })).rows[0]?.n ?? Number.NaN;
  const prepared = async (): Promise<number> =>
    (await client.query<{ n: number }>('select count(*) as n from pg_prepared_statements')).rows[0]?.n ?? 0;
  try {
    return await work(query, prepared);
  } finally {
    client.release();
  }
}

describe('the statements of one connection', () => {
  it('are prepared once, and return the right rows for each call', async () => {
    await onOneConnection(async (query, prepared) => {
      const before = await prepared();
      for (const value of [1, 2, 3]) expect(await query('select $1::int as n', value)).toBe(value);
      expect((await prepared()) - before).toBe(1);
    });
  });

  it('can fail and be run again', async () => {
    await onOneConnection(async (query) => {
      await expect(query('select 1 / $1::int as n', 0)).rejects.toMatchObject({ code: '22012' });
      expect(await query('select 1 / $1::int as n', 1)).toBe(1);
    });
  });

  it('do not include those that vary with the words of a search', async () => {
    await onOneConnection(async (query, prepared) => {
      const before = await prepared();
      const near = "select levenshtein_less_equal('tomato', $1::text, 2) as n";
      expect(await query(near, 1)).toBeGreaterThan(0);
      expect((await prepared()) - before).toBe(0);
    });
  });

  it('do not include those that vary with the length of a list or number of rows', async () => {
    const client = await database.pool.connect();
    const names = async () => (await client.query('select name from pg_prepared_statements')).rowCount;
    try {
      const db = drizzle({ client });
      const before = await names();
      for (let length = 2; length < 20; length++) {
        const slugs = Array.from({ length }, (_, slug) => `old-${length}-${slug}`);
        await db.insert(oldProductSlugs).values(slugs.map((slug) => ({ slug, productId: 1 })));
        await db.delete(oldProductSlugs).where(inArray(oldProductSlugs.slug, slugs));
      }
      expect(await names()).toBe(before);
    } finally {
      client.release();
    }
  });

  it('are limited in number', async () => {
    await onOneConnection(async (query, prepared) => {
      for (let text = 0; text < MANY; text++)
        expect(await query(`select $1::int + ${text} as n`, 1)).toBe(1 + text);
      expect(await prepared()).toBeLessThan(MANY);
    });
  });
});
