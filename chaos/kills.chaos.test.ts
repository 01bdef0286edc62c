import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { killWhileBuying } from '@/chaos/testing/kill-while-buying';
import { longOrShort } from '@/chaos/testing/long-or-short';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { countOrders, TirelessShopper } from '@/chaos/testing/tireless-shopper';
import { withDatabase } from '@/chaos/testing/whole-shop';

/** Two kills each: of the storefront, and of the shop API with the database in it. */
const ROUNDS = longOrShort({ long: 50, short: 1 });
const SHOPPERS = 8;

jest.setTimeout(180_000);

const statuses = new Set<number>();
let world: ShopWithCrowd;
let shoppers: TirelessShopper[];
beforeAll(async () => {
  world = await openShopWithCrowd(SHOPPERS);
  shoppers = await TirelessShopper.all(world.crowd, world.shop.origin, ({ status }) => statuses.add(status));
});
afterAll(async () => {
  process.stdout.write(`${2 * ROUNDS} kills: ${countOrders(shoppers)} orders\n`);
  await world.shop.close();
});

test.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
  'round %i: the storefront, then the shop API with its database, is killed while people buy: no order is lost or doubled',
  async () => {
    const { shop, initialAmounts } = world;
    await killWhileBuying(shoppers, {
      kill: () => shop.storefront.end('SIGKILL'),
      start: () => shop.startStorefront(),
    });
    await killWhileBuying(shoppers, {
      kill: async () => {
        await shop.api.end('SIGKILL');
        await withDatabase(shop.database, (db) => expectNothingLost(db, shoppers, initialAmounts));
      },
      start: () => shop.startApi(),
    });
  },
);

test('in the end each order that was sent exists once, and shoppers got only 200 or 503', async () => {
  await world.shop.api.end('SIGTERM');
  expect(shoppers.map(({ open }) => open)).toEqual(shoppers.map(() => undefined));
  await withDatabase(world.shop.database, (db) => expectNothingLost(db, shoppers, world.initialAmounts));
  expect([...statuses].toSorted()).toEqual([200, 503]);
});
