import { buildApp } from '@/shop-api/app';
import type { Db } from '@/shop-api/db/client';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The status of both endpoints with a database that responds like this. */
async function statusesWith(execute: () => Promise<unknown>) {
  const db: Db = Object.create(shop.db, { execute: { value: execute } });
  const app = await buildApp({ ...shop, db });
  const statuses = [];
  for (const url of ['/health', '/ready']) statuses.push((await app.inject({ url })).statusCode);
  await app.close();
  return statuses;
}

describe('health and readiness', () => {
  it('need no authentication', async () => {
    for (const url of ['/health', '/ready']) {
      const response = await shop.app.inject({ url });
      expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  it('differ when the database is lost: the process is healthy but not ready', async () => {
    expect(await statusesWith(() => Promise.reject(new Error('connection terminated')))).toEqual([200, 503]);
  });

  it('differ when the database does not respond', async () => {
    expect(await statusesWith(() => new Promise(() => {}))).toEqual([200, 503]);
  });
});
