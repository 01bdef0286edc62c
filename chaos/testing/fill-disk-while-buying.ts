import { expectNothingLost } from './expect-nothing-lost';
import { longOrShort } from './long-or-short';
import type { ShopWithCrowd } from './shop-with-crowd';
import type { SmallDisk } from './small-disk';
import { countOrders, TirelessShopper, waitBeforeRetry } from './tireless-shopper';
import { Visitor } from './visitor';
import { withDatabase } from './whole-shop';

export const ROUNDS = longOrShort({ long: 10, short: 1 });
/** Long enough for writes to fail: those into files that exist still succeed for a while. */
const FULL_FOR_MS = longOrShort({ long: 20_000, short: 4_000 });

type World = ShopWithCrowd & {
  disk: SmallDisk;
  /** Restarts the programs that ended because of the full disk, as a supervisor would. */
  revive: () => Promise<void>;
};

/** Repeatedly fills the disk of the database while shoppers buy, then frees it. Expects no acknowledged order lost. */
export async function fillDiskWhileBuying({
  shop,
  crowd,
  initialAmounts,
  disk,
  revive,
}: World): Promise<void> {
  const statuses = new Set<number>();
  let refusals = 0;
  const shoppers = await TirelessShopper.all(crowd, shop.origin, ({ status }) => {
    statuses.add(status);
    if (status !== 200) refusals++;
  });
  const buyOnceEach = () =>
    Promise.all(
      shoppers.map(async (shopper) => {
        while (!(await shopper.buy())) await waitBeforeRetry();
      }),
    );
  for (let round = 0; round < ROUNDS; round++) {
    await buyOnceEach();
    disk.fill();
    const [refusedBefore, until] = [refusals, Date.now() + FULL_FOR_MS];
    const isGoingOn = () => Date.now() < until || refusals === refusedBefore;
    await Promise.all(shoppers.map((shopper) => shopper.buyWhile(isGoingOn)));
    expect(await new Visitor(shop.origin).get('/')).toMatchObject({ status: 200 });
    disk.makeRoom();
    await revive();
    await buyOnceEach();
  }
  process.stdout.write(`a full disk: ${countOrders(shoppers)} orders, ${refusals} refusals\n`);
  expect([...statuses].toSorted()).toEqual([200, 503]);
  await shop.api.end('SIGTERM');
  await withDatabase(shop.database, (db) => expectNothingLost(db, shoppers, initialAmounts));
}

/** Starts the shop API again when it ended because its database failed, as a supervisor would. */
export async function reviveApi({ shop }: ShopWithCrowd): Promise<void> {
  const { exitCode, signalCode } = shop.api.process;
  if (exitCode !== null || signalCode !== null) await shop.startApi();
}
