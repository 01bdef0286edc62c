import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { tellingItsUse } from '@/chaos/testing/preload';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { sized } from '@/chaos/testing/size';
import { countOrders, TirelessShopper } from '@/chaos/testing/tireless-shopper';
import { type Use, useOf } from '@/chaos/testing/use-of';
import { Visitor } from '@/chaos/testing/visitor';
import { withDatabase } from '@/chaos/testing/whole-shop';

/** The first part fills what is bounded: caches, pools, compiled code. */
const WARM_UP = { ms: sized({ long: 120_000, short: 3_000 }), pages: sized({ long: 4_000, short: 400 }) };
const SOAK = { ms: sized({ long: 600_000, short: 6_000 }), pages: 400 };
const SHOPPERS = 4;
const VISITORS = 4;
const MB = 1024 * 1024;
/** In the short form the caches still fill. */
const MOST_GROWTH = { heap: sized({ long: 12, short: 40 }) * MB, rss: 128 * MB, handles: 16 };
/** In a minute the resident memory shows what the system is asked for at once, not what is kept. */
const JUDGED = sized<readonly (keyof Use)[]>({
  long: ['heap', 'rss', 'handles'],
  short: ['heap', 'handles'],
});

jest.setTimeout(WARM_UP.ms + SOAK.ms + 300_000);

let world: ShopWithCrowd;
beforeAll(async () => {
  world = await openShopWithCrowd(SHOPPERS, { api: tellingItsUse(), storefront: tellingItsUse() });
});
afterAll(() => world.shop.close());

/** Everybody shops and looks for so long and at so many pages at least; how many it were. */
async function shopFor(
  shoppers: readonly TirelessShopper[],
  { ms, pages: fewest }: { ms: number; pages: number },
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
  const isGoingOn = () => Date.now() < until || looked < fewest;
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

const inWords = ({ heap, rss, handles }: Use) =>
  `${Math.round(heap / MB)} MB held, ${Math.round(rss / MB)} MB resident, ${handles} handles`;

test(`memory and handles of both programs stay flat while people shop for ${SOAK.ms / 1000} s`, async () => {
  const { shop, crowd, atFirst } = world;
  const programs = { storefront: shop.storefront, 'shop API': shop.api };
  const readAll = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(programs).map(async ([name, program]) => [name, await useOf(program)] as const),
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
    process.stdout.write(`${name}: ${inWords(then)} → ${inWords(now)}\n`);
    for (const what of JUDGED) {
      expect(now[what]).toBeLessThan(then[what] + MOST_GROWTH[what]);
    }
  }
  await shop.api.end('SIGTERM');
  await withDatabase(shop.database, (db) => expectNothingLost(db, shoppers, atFirst));
});
