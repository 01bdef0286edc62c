import { siteSettings } from '@/shop-api/db/schema/content';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { resetShop } from './reset-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a concurrent query never sees a partially reset shop', async () => {
  let isDone = false;
  const reset = resetShop(shop.db, undefined).finally(() => {
    isDone = true;
  });
  const seen = new Set<number>();
  while (!isDone) seen.add(await shop.db.$count(siteSettings));
  await reset;
  expect([...seen]).toEqual([await shop.db.$count(siteSettings)]);
});
