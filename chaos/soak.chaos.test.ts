import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { longOrShort } from '@/chaos/testing/long-or-short';
import { reportingResourceUsage } from '@/chaos/testing/preload';
import { type ResourceUsage, readResourceUsage } from '@/chaos/testing/resource-usage';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { countOrders, TirelessShopper } from '@/chaos/testing/tireless-shopper';
import { Visitor } from '@/chaos/testing/visitor';
import { withDatabase } from '@/chaos/testing/whole-shop';

/** Fills what grows up to a bound (caches, pools, compiled code), so that it is not measured. */
const WARM_UP = {
  ms: longOrShort({ long: 120_000, short: 3_000 }),
  pages: longOrShort({ long: 4_000, short: 400 }),
};
const SOAK = { ms: longOrShort({ long: 600_000, short: 6_000 }), pages: 400 };
const SHOPPERS = 4;
const VISITORS = 4;
const MB = 1024 * 1024;
/** Allowed growth, in bytes and handles. In a short run the caches are still filling. */
const MOST_GROWTH = { heap: longOrShort({ long: 12, short: 40 }) * MB, rss: 128 * MB, handles: 16 };
/** What is checked. In a short run the resident memory shows peak allocation, not what is retained. */
const CHECKED = longOrShort<readonly (keyof ResourceUsage)[]>({
  long: ['heap', 'rss', 'handles'],
  short: ['heap', 'handles'],
});

jest.setTimeout(WARM_UP.ms + SOAK.ms + 300_000);

let world: ShopWithCrowd;
beforeAll(async () => {
  world = await openShopWithCrowd(SHOPPERS, {
    api: reportingResourceUsage(),
    storefront: reportingResourceUsage(),
  });
});
afterAll(() => world.shop.close());

/** Shops and visits pages for at least `ms`, and at least that many pages. Resolves with the number of pages. */
async function shopFor(
  shoppers: readonly TirelessShopper[],
  { ms, pages: minPages }: { ms: number; pages: number },
): Promise<number> {
  const { shop, crowd } = world;
  const pages = [
    '/',
    '/category/vegetables',
    `/product-detail/${crowd.product.slug}`,
    '/search/onion',
    '/api/cart',
  ];
  const until = Date.now() + ms;
  let looked = 0;
  const isGoingOn = () => Date.now() < until || looked < minPages;
  const look = async (_: unknown, index: number) => {
    const visitor = new Visitor(shop.origin);
    for (let turn = index; isGoingOn(); turn++, looked++) {
      const { status } = await visitor.get(pages[turn % pages.length] ?? '/');
      expect(status).toBe(200);
    }
  };
  await Promise.all([
    ...shoppers.map((shopper) => shopper.buyWhile(isGoingOn)),
    ...Array.from({ length: VISITORS }, look),
  ]);
  return looked;
}

const formatUsage = ({ heap, rss, handles }: ResourceUsage) =>
  `${Math.round(heap / MB)} MB held, ${Math.round(rss / MB)} MB resident, ${handles} handles`;

test(`memory and handles of both programs stay flat while people shop for ${SOAK.ms / 1000} s`, async () => {
  const { shop, crowd, initialAmounts } = world;
  const programs = { storefront: shop.storefront, 'shop API': shop.api };
  const readAll = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(programs).map(
          async ([name, program]) => [name, await readResourceUsage(program)] as const,
        ),
      ),
    );
  const shoppers = await TirelessShopper.all(crowd, shop.origin);
  await shopFor(shoppers, WARM_UP);
  const before = await readAll();
  const looked = await shopFor(shoppers, SOAK);
  const after = await readAll();
  process.stdout.write(`soak: ${looked} pages, ${countOrders(shoppers)} orders\n`);
  for (const [name, then] of Object.entries(before)) {
    const now = after[name] ?? then;
    process.stdout.write(`${name}: ${formatUsage(then)} → ${formatUsage(now)}\n`);
    for (const what of CHECKED) {
      expect(now[what]).toBeLessThan(then[what] + MOST_GROWTH[what]);
    }
  }
  await shop.api.end('SIGTERM');
  await withDatabase(shop.database, (db) => expectNothingLost(db, shoppers, initialAmounts));
});
