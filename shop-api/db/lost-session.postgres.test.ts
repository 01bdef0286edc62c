import { openTestDatabase } from '@/shop-api/testing/test-database';
import { isDatabaseUnavailable } from './database-unavailable';

test('a session that ends between two statements fails only the next one', async () => {
  const database = await openTestDatabase();
  const session = await database.pool.connect();
  const ended = new Promise<void>((resolve) => session.once('end', () => resolve()));
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  const lost: unknown = await session.query('select 1').catch((error: unknown) => error);
  expect(isDatabaseUnavailable(lost)).toBe(true);
  session.release(true);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
});
