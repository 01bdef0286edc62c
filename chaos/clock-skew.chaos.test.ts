import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { withClockAhead } from '@/chaos/testing/preload';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { countOrders, TirelessShopper } from '@/chaos/testing/tireless-shopper';
import { Visitor } from '@/chaos/testing/visitor';
import { withDatabase } from '@/chaos/testing/whole-shop';

const HOURS_MS = 6 * 60 * 60_000;
const SHOPPERS = 4;

jest.setTimeout(300_000);

let world: ShopWithCrowd;
let shoppers: TirelessShopper[];
let signedIn: Visitor;
beforeAll(async () => {
  world = await openShopWithCrowd(SHOPPERS);
  shoppers = await TirelessShopper.all(world.crowd, world.shop.origin);
  signedIn = await Visitor.signedInAs(world.crowd.next(), world.shop.origin);
});
afterAll(() => world.shop.close());

async function restartApi(aheadMs: number): Promise<void> {
  await world.shop.api.end('SIGTERM');
  await world.shop.startApi(aheadMs === 0 ? {} : withClockAhead(aheadMs));
}

const buyOnce = () => Promise.all(shoppers.map((shopper) => shopper.buy()));
const isSignedIn = async () => Object((await signedIn.get('/api/session')).json).customer !== null;

test('a shop API whose clock is hours behind takes orders', async () => {
  await restartApi(-HOURS_MS);
  await buyOnce();
  expect(countOrders(shoppers)).toBe(SHOPPERS);
  expect(await isSignedIn()).toBe(true);
});

test('a shop API whose clock is hours ahead takes no orders, shows pages, signs nobody out, and recovers with the clock', async () => {
  const before = countOrders(shoppers);
  await restartApi(HOURS_MS);
  await buyOnce();
  expect(countOrders(shoppers)).toBe(before);
  expect(await signedIn.get('/api/cart')).toMatchObject({ status: 502 });
  expect(await signedIn.get('/')).toMatchObject({ status: 200 });
  expect(await isSignedIn()).toBe(true);
  await restartApi(0);
  await buyOnce();
  expect(countOrders(shoppers)).toBe(before + SHOPPERS);
  await world.shop.api.end('SIGTERM');
  await withDatabase(world.shop.database, (db) => expectNothingLost(db, shoppers, world.initialAmounts));
});
