import fs from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { products } from '@/shop-api/db/schema/catalogue';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

it('an import sets what was counted, whatever an order that is under way takes', async () => {
  await shop.ask('stock', 'set', 'ginger', '9');
  await fs.writeFile(path.join(shop.folder, 'table.csv'), 'product_slug,stock_availability\nginger,9');
  let isEnded = false;
  let importing: Promise<unknown> | undefined;
  await shop.db.transaction(async (tx) => {
    await tx.update(products).set({ stock: 8 }).where(eq(products.slug, 'ginger'));
    importing = shop.operate('catalogue', 'import', 'table.csv', '--stock').finally(() => {
      isEnded = true;
    });
    const waiting = sql`select 1 from pg_locks where not granted`;
    while (!isEnded && (await tx.execute(waiting)).rows.length === 0);
  });
  await importing;
  expect(await shop.ask('product', 'show', 'ginger')).toMatchObject({ stock_availability: 9 });
});
