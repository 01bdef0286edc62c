import fs from 'node:fs/promises';
import path from 'node:path';
import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { sized } from '@/chaos/testing/size';
import { makeSmallDisk, type SmallDisk } from '@/chaos/testing/small-disk';
import { comeBackLater, countOrders, TirelessShopper } from '@/chaos/testing/tireless-shopper';
import { Visitor } from '@/chaos/testing/visitor';
import { withDatabase } from '@/chaos/testing/whole-shop';
import { makeTestDatabase } from '@/shop-api/testing/test-database';

const DISK_MB = 512;
const SHOPPERS = 6;
const ROUNDS = sized({ long: 10, short: 1 });
/** What is written into files that are there already goes well for a while. */
const FULL_FOR_MS = sized({ long: 20_000, short: 4_000 });

jest.setTimeout(600_000);

let disk: SmallDisk;
let world: ShopWithCrowd;
const statuses = new Set<number>();
beforeAll(async () => {
  disk = makeSmallDisk(DISK_MB);
  const { place, remove } = await makeTestDatabase();
  const dataDir = path.join(disk.folder, 'data');
  await fs.cp(place.dataDir, dataDir, { recursive: true });
  await remove();
  const database = { place: { dataDir }, remove: async () => disk.remove() };
  world = await openShopWithCrowd(SHOPPERS, { database });
});
afterAll(() => world.shop.close());

/** The shop API that lost its database ends, and is started again by what looks after it. */
async function reviveApi(): Promise<void> {
  const { shop } = world;
  const { exitCode, signalCode } = shop.api.process;
  if (exitCode !== null || signalCode !== null) await shop.startApi();
}

test(`a disk that is full ${ROUNDS} times: orders are refused calmly, and all is well when there is room`, async () => {
  const { shop, crowd, atFirst } = world;
  const refused: string[] = [];
  const shoppers = await TirelessShopper.all(crowd, shop.origin, ({ status, text }) => {
    statuses.add(status);
    if (status !== 200) refused.push(text);
  });
  const settleAll = () =>
    Promise.all(
      shoppers.map(async (shopper) => {
        while (!(await shopper.buy())) await comeBackLater();
      }),
    );
  for (let round = 0; round < ROUNDS; round++) {
    await settleAll();
    disk.fill();
    const [refusedBefore, until] = [refused.length, Date.now() + FULL_FOR_MS];
    const isGoingOn = () => Date.now() < until || refused.length === refusedBefore;
    await Promise.all(shoppers.map((shopper) => shopper.buyWhile(isGoingOn)));
    expect(await new Visitor(shop.origin).get('/')).toMatchObject({ status: 200 });
    disk.makeRoom();
    await reviveApi();
    await settleAll();
  }
  process.stdout.write(`a full disk: ${countOrders(shoppers)} orders, ${refused.length} refusals\n`);
  expect([...statuses].toSorted()).toEqual([200, 503]);
  await shop.api.end('SIGTERM');
  await withDatabase(shop.database, (db) => expectNothingLost(db, shoppers, atFirst));
});
