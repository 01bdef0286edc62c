import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { longOrShort } from '@/chaos/testing/long-or-short';
import { type OwnRedis, openOwnRedis } from '@/chaos/testing/own-redis';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { countOrders, TirelessShopper } from '@/chaos/testing/tireless-shopper';
import { Visitor } from '@/chaos/testing/visitor';
import { withDatabase } from '@/chaos/testing/whole-shop';
import { newMobile } from '@/shop-api/testing/shoppers';

const SHOPPERS = 6;
const ROUNDS = longOrShort({ long: 10, short: 1 });
/** Orders of each shopper in each phase of a round: with Redis, without it, and with it again. */
const ORDERS_EACH = 2;

jest.setTimeout(300_000);

let redis: OwnRedis;
let world: ShopWithCrowd;
beforeAll(async () => {
  redis = await openOwnRedis();
  const shared = { REDIS_URL: redis.url, SHOP_TEST_MODE: '0' };
  world = await openShopWithCrowd(SHOPPERS, { api: shared, storefront: shared });
});
afterAll(async () => {
  await world.shop.close();
  await redis.kill();
});

const requestCode = () =>
  new Visitor(world.shop.origin).request({
    method: 'POST',
    path: '/api/session/otp',
    body: { name: 'Meena', mobile: newMobile() },
  });

test(`Redis killed and started again ${ROUNDS} times: orders and sign-ins all succeed`, async () => {
  const { shop, crowd, initialAmounts } = world;
  const statuses = new Set<number>();
  const shoppers = await TirelessShopper.all(crowd, shop.origin, ({ status }) => statuses.add(status));
  const buyForAWhile = () =>
    Promise.all(
      shoppers.map(async (shopper) => {
        for (let order = 0; order < ORDERS_EACH; order++) expect(await shopper.buy()).toBe(true);
      }),
    );
  const shopAndSignIn = async () => {
    await buyForAWhile();
    expect(await requestCode()).toMatchObject({ status: 200 });
    expect(await new Visitor(shop.origin).get('/')).toMatchObject({ status: 200 });
  };
  for (let round = 0; round < ROUNDS; round++) {
    await shopAndSignIn();
    await Promise.all([buyForAWhile(), redis.kill()]);
    await shopAndSignIn();
    await Promise.all([buyForAWhile(), redis.start()]);
    await shopAndSignIn();
  }
  expect([...statuses]).toEqual([200]);
  expect(countOrders(shoppers)).toBe(ROUNDS * 5 * ORDERS_EACH * SHOPPERS);
  await shop.api.end('SIGTERM');
  await withDatabase(shop.database, (db) => expectNothingLost(db, shoppers, initialAmounts));
});
