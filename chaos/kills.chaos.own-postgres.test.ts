import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { killWhileBuying, type Victim } from '@/chaos/testing/kill-while-buying';
import { longOrShort } from '@/chaos/testing/long-or-short';
import { type OwnPostgres, openOwnPostgres } from '@/chaos/testing/own-postgres';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { countOrders, TirelessShopper } from '@/chaos/testing/tireless-shopper';
import { withDatabase } from '@/chaos/testing/whole-shop';
import { makePostgresCopy } from '@/shop-api/testing/postgres-databases';

const SHOPPERS = 8;

jest.setTimeout(180_000);

const statuses = new Set<number>();
let postgres: OwnPostgres;
let world: ShopWithCrowd;
let shoppers: TirelessShopper[];
beforeAll(async () => {
  postgres = await openOwnPostgres();
  const { databaseUrl } = await makePostgresCopy(postgres.url);
  const database = { place: { databaseUrl, dataDir: '' }, remove: () => postgres.close() };
  world = await openShopWithCrowd(SHOPPERS, { database });
  shoppers = await TirelessShopper.all(world.crowd, world.shop.origin, ({ status }) => statuses.add(status));
});
afterAll(async () => {
  process.stdout.write(`${ROUNDS * Object.keys(VICTIMS).length} kills: ${countOrders(shoppers)} orders\n`);
  await world.shop.close();
});

const VICTIMS: Readonly<Record<string, Victim>> = {
  'a session of the database': { kill: () => postgres.kill('session'), start: () => postgres.start() },
  'the shop API': { kill: () => world.shop.api.end('SIGKILL'), start: () => world.shop.startApi() },
  'the database': { kill: () => postgres.kill('server'), start: () => postgres.start() },
  'the storefront': {
    kill: () => world.shop.storefront.end('SIGKILL'),
    start: () => world.shop.startStorefront(),
  },
};
const ROUNDS = longOrShort({ long: 25, short: 1 });

describe.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('round %i', () => {
  test.each(Object.entries(VICTIMS))(
    '%s is killed while people buy: no order is lost or doubled',
    async (_name, victim) => {
      await killWhileBuying(shoppers, victim);
      await withDatabase(world.shop.database, (db) => expectNothingLost(db, shoppers, world.initialAmounts));
    },
  );
});

test('shoppers got only 200 or 503', () => {
  expect([...statuses].toSorted()).toEqual([200, 503]);
});
