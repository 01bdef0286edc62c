import { count, eq } from 'drizzle-orm';
import type { Database } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { openTestDatabase } from './test-database';

describe('the database of a test', () => {
  let first: Database;
  let second: Database;
  beforeAll(async () => {
    [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  });
  afterAll(() => Promise.all([first.close(), second.close()]));

  it('contains the sample shop and is not shared with another test', async () => {
    await first.db.update(products).set({ stock: 7 });
    const [untouched] = await second.db.select({ rows: count() }).from(products).where(eq(products.stock, 7));
    const [all] = await second.db.select({ rows: count() }).from(products);
    expect(all?.rows).toBe(238);
    expect(untouched?.rows).toBeLessThan(238);
  });
});
