import { expectNothingLost } from './expect-nothing-lost';
import type { ShopWithCrowd } from './shop-with-crowd';
import { sized } from './size';
import type { SmallDisk } from './small-disk';
import { comeBackLater, countOrders, TirelessShopper } from './tireless-shopper';
import { Visitor } from './visitor';
import { withDatabase } from './whole-shop';

export const ROUNDS = sized({ long: 10, short: 1 });
/** What is written into files that are there already goes well for a while. */
const FULL_FOR_MS = sized({ long: 20_000, short: 4_000 });

type World = ShopWithCrowd & {
  disk: SmallDisk;
  /** Starts what looks after its programs would start again. */
  revive: () => Promise<void>;
};

/** Fills the disk of the database again and again while all buy, and makes room: nothing answered may be lost. */
export async function fillDiskWhileBuying({ shop, crowd, atFirst, disk, revive }: World): Promise<void> {
  const statuses = new Set<number>();
  let refusals = 0;
  const shoppers = await TirelessShopper.all(crowd, shop.origin, ({ status }) => {
    statuses.add(status);
    if (status !== 200) refusals++;
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
    const [refusedBefore, until] = [refusals, Date.now() + FULL_FOR_MS];
    const isGoingOn = () => Date.now() < until || refusals === refusedBefore;
    await Promise.all(shoppers.map((shopper) => shopper.buyWhile(isGoingOn)));
    expect(await new Visitor(shop.origin).get('/')).toMatchObject({ status: 200 });
    disk.makeRoom();
    await revive();
    await settleAll();
  }
  process.stdout.write(`a full disk: ${countOrders(shoppers)} orders, ${refusals} refusals\n`);
  expect([...statuses].toSorted()).toEqual([200, 503]);
  await shop.api.end('SIGTERM');
  await withDatabase(shop.database, (db) => expectNothingLost(db, shoppers, atFirst));
}

/** The shop API that lost its database ends, and is started again by what looks after it. */
export async function reviveApi({ shop }: ShopWithCrowd): Promise<void> {
  const { exitCode, signalCode } = shop.api.process;
  if (exitCode !== null || signalCode !== null) await shop.startApi();
}
