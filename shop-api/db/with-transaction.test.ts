import { sql } from 'drizzle-orm';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import type { Tx } from './client';
import { demoSms } from './schema/sms';
import { sqlStateOf, withTransaction } from './with-transaction';

describe('sqlStateOf', () => {
  it('finds the driver’s code inside the error of the query builder', () => {
    const driverError = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    expect(sqlStateOf(new Error('Failed query', { cause: driverError }))).toBe('40P01');
  });

  it('is undefined for errors that do not come from the database', () => {
    expect(sqlStateOf(new Error('no'))).toBeUndefined();
    for (const code of ['ECONNREFUSED', 'EPIPE']) {
      expect(sqlStateOf(Object.assign(new Error('no'), { code }))).toBeUndefined();
    }
  });
});

describe('a transaction', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  /** Writes a row and fails with `state` the first `failures` times; returns the number of attempts. */
  async function tryWith(state: string, failures: number): Promise<number> {
    let tries = 0;
    await withTransaction(shop.db, async (tx) => {
      tries++;
      await tx.insert(demoSms).values({ mobile: state, text: String(tries), createdAt: shop.clock.now() });
      if (tries <= failures) await fail(tx, state);
    }).catch(() => undefined);
    return tries;
  }
  const fail = (tx: Tx, state: string) =>
    tx.execute(sql.raw(`do $$ begin raise exception 'tried' using errcode = '${state}'; end $$`));
  const kept = async (state: string) =>
    (await shop.db.select().from(demoSms)).filter(({ mobile }) => mobile === state).map(({ text }) => text);

  it('is retried from the start after a deadlock or a serialization failure', async () => {
    expect(await tryWith('40P01', 2)).toBe(3);
    expect(await kept('40P01')).toEqual(['3']);
    expect(await tryWith('40001', 1)).toBe(2);
    expect(await kept('40001')).toEqual(['2']);
  });

  it('gives up after a few attempts and leaves nothing', async () => {
    const { length } = await kept('40001');
    expect(await tryWith('40001', 99)).toBe(5);
    expect(await kept('40001')).toHaveLength(length);
  });

  it('is not retried after any other error', async () => {
    expect(await tryWith('23505', 1)).toBe(1);
    expect(await kept('23505')).toEqual([]);
  });
});
