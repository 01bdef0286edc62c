import { runLine } from '@/shop-api/testing/operated-shop';
import { makeEmptyPostgres } from '@/shop-api/testing/postgres-databases';

test('an empty database is not called one of an older version', async () => {
  const serverUrl = process.env.DATABASE_URL ?? '';
  const { url, remove } = await makeEmptyPostgres(serverUrl);
  try {
    expect(await runLine(['order', 'list'], { DATABASE_URL: url })).toMatchObject({
      code: 1,
      err: 'The database of DATABASE_URL is empty. Run "migrate" or start the shop first.',
    });
  } finally {
    await remove();
  }
});
