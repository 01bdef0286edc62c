import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { longOrShort } from '@/chaos/testing/long-or-short';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { countOrders, TirelessShopper, waitBeforeRetry } from '@/chaos/testing/tireless-shopper';
import { Visitor, type VisitorResponse } from '@/chaos/testing/visitor';
import { withDatabase } from '@/chaos/testing/whole-shop';

const LASTS_MS = longOrShort({ long: 60_000, short: 5_000 });
const PLACES = 32;
/** Twice as many clients as the storefront takes at once; one in four of them buys. */
const BUYERS = PLACES / 2;
const VISITORS = 2 * PLACES - BUYERS;
const RECOVERS_WITHIN_MS = 10_000;

jest.setTimeout(300_000);

let world: ShopWithCrowd;
beforeAll(async () => {
  world = await openShopWithCrowd(BUYERS, { storefront: { MAX_IN_FLIGHT: String(PLACES) } });
});
afterAll(() => world.shop.close());

test('twice as many clients as places: each gets 200, or 503 with Retry-After, and no order is lost', async () => {
  const { shop, crowd, initialAmounts } = world;
  const statuses = new Map<number, number>();
  const withoutRetry: string[] = [];
  const count = ({ status, headers, text }: VisitorResponse) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 503 && !headers.has('retry-after')) withoutRetry.push(text.slice(0, 200));
  };
  const pagesOf = (turn: number) => [
    '/',
    '/category/vegetables',
    `/product-detail/${crowd.product.slug}`,
    '/search/tomato',
    // why: a repeated query would be a cache hit
    `/api/suggestions?q=to+${turn}`,
  ];
  const until = Date.now() + LASTS_MS;
  const shoppers = await TirelessShopper.all(crowd, shop.origin, count);
  const buying = shoppers.map((shopper) => shopper.buyWhile(() => Date.now() < until));
  const looking = Array.from({ length: VISITORS }, async (_, index) => {
    const visitor = new Visitor(shop.origin);
    for (let turn = index; Date.now() < until; turn++) {
      const pages = pagesOf(turn);
      const response = await visitor.get(pages[turn % pages.length] ?? '/');
      count(response);
      if (response.status !== 200) await waitBeforeRetry();
    }
  });
  await Promise.all([...buying, ...looking]);

  const endedAt = Date.now();
  const missing = new Set<string>();
  const until200 = async (name: string, isRecovered: () => Promise<boolean>) => {
    missing.add(name);
    while (!(await isRecovered()) && Date.now() < endedAt + RECOVERS_WITHIN_MS) await waitBeforeRetry();
    if (Date.now() < endedAt + RECOVERS_WITHIN_MS) missing.delete(name);
  };
  await Promise.all([
    ...shoppers.map((shopper, index) => until200(`order of shopper ${index}`, () => shopper.settle())),
    ...pagesOf(0).map((path) =>
      until200(path, async () => (await new Visitor(shop.origin).get(path)).status === 200),
    ),
  ]);
  process.stdout.write(
    `overload for ${LASTS_MS / 1000} s: ${JSON.stringify(Object.fromEntries(statuses))}, ` +
      `${countOrders(shoppers)} orders, recovered within ${Date.now() - endedAt} ms\n`,
  );
  expect([...missing]).toEqual([]);
  expect([...statuses.keys()].toSorted()).toEqual([200, 503]);
  expect(withoutRetry).toEqual([]);
  expect(countOrders(shoppers)).toBeGreaterThan(0);
  await shop.api.end('SIGTERM');
  await withDatabase(shop.database, (db) => expectNothingLost(db, shoppers, initialAmounts));
});
