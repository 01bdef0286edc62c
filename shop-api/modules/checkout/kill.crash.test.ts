import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, type Db } from '@/shop-api/db/client';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { siteSettings } from '@/shop-api/db/schema/content';
import { orders } from '@/shop-api/db/schema/orders';
import { systemClock } from '@/shop-api/ports/clock';
import {
  type BuiltServer,
  quietShopOn,
  spawnBuiltServer,
  startBuiltServer,
} from '@/shop-api/testing/built-server';
import { changeProducts, firstProductIds } from '@/shop-api/testing/buyers';
import { makeCrowd } from '@/shop-api/testing/crowd';
import { brokenInvariants, conservedAmounts } from '@/shop-api/testing/invariants';
import { accountForOrders } from '@/shop-api/testing/order-ledger';
import { makeTestDatabase, type TestDatabase } from '@/shop-api/testing/test-database';
import { buyUntilCut, makeTireless, settle, type TirelessBuyer } from '@/shop-api/testing/tireless-buyer';

const CYCLES = Number(process.env.CRASH_CYCLES);
const BUYERS = 16;
const LONGEST_MS = { start: 600, afterOrder: 30 };
const MOST_ORDERS = 20;
/** Every n-th start is killed before it completes. */
const CUT_STARTS = 5;

jest.setTimeout(300_000);

let database: TestDatabase;
let productIds: number[];
let buyers: TirelessBuyer[];
let atFirst: Record<string, number>;
let api: BuiltServer | undefined;
const seen = { orders: 0, unanswered: 0, committedUnanswered: 0 };

/** Opens the database while no API has it open; that it can be opened is part of the test. */
async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const opened = await createDatabase(database.place);
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

beforeAll(async () => {
  database = await makeTestDatabase();
  await withDatabase(async (db) => {
    productIds = await firstProductIds(db, 3);
    await changeProducts(db, productIds, { stock: 1_000_000 });
    await db.update(siteSettings).set({ minimumPurchasePaise: 0, maximumPurchasePaise: 0 });
    const nobodysCart = Array.from({ length: BUYERS }, () =>
      productIds.map((productId) => ({ productId, quantity: 1 })),
    );
    const crowd = await makeCrowd({ db, clock: systemClock }, nobodysCart);
    buyers = crowd.map(makeTireless);
    await db.insert(promotionCredits).values(crowd.map(({ mobile }) => ({ mobile, amountPaise: 500_000 })));
    atFirst = await conservedAmounts(db);
  });
});
afterEach(async () => {
  await api?.end('SIGKILL');
  api = undefined;
});
afterAll(async () => {
  await database.remove();
  process.stdout.write(
    `${CYCLES} kills: ${seen.orders} orders, ${seen.unanswered} of them cut off, ` +
      `${seen.committedUnanswered} of those had been placed\n`,
  );
});

async function expectNothingLostOrDoubled(db: Db): Promise<void> {
  const { unanswered, committedUnanswered, ...account } = await accountForOrders(db, buyers);
  expect(account).toEqual({ lost: [], unknown: [] });
  seen.unanswered += unanswered;
  seen.committedUnanswered += committedUnanswered;
  expect(await brokenInvariants(db)).toEqual([]);
  expect(await conservedAmounts(db)).toEqual(atFirst);
}

/** Kills the server shortly after one of the first orders was answered. */
async function killWhileBuying(running: BuiltServer): Promise<void> {
  let orders = randomInt(1, MOST_ORDERS + 1);
  let isEnough = (): void => undefined;
  const enough = new Promise<void>((resolve) => {
    isEnough = resolve;
  });
  const count = (): void => {
    orders -= 1;
    if (orders === 0) isEnough();
  };
  const buying = Promise.all(buyers.map((buyer) => buyUntilCut(running, buyer, productIds, count)));
  await Promise.race([enough, buying]);
  await pause(randomInt(LONGEST_MS.afterOrder));
  await running.end('SIGKILL');
  await buying;
}

async function cutAStart(): Promise<void> {
  const starting = await spawnBuiltServer(quietShopOn(database.place));
  await pause(randomInt(LONGEST_MS.start));
  await starting.end('SIGKILL');
}

describe(`an API killed while people order, ${CYCLES} times`, () => {
  it.each(Array.from({ length: CYCLES }, (_, index) => index + 1))(
    'kill %i: what was acknowledged is there, nothing is there twice, stock and credit add up',
    async (cycle) => {
      if (cycle % CUT_STARTS === 0) await cutAStart();
      const running = await startBuiltServer(quietShopOn(database.place));
      api = running;
      const settled = await Promise.all(buyers.map((buyer) => settle(running, buyer)));
      expect(settled).not.toContain(false);
      await killWhileBuying(running);
      await withDatabase(expectNothingLostOrDoubled);
    },
  );

  it('has placed every order ever sent exactly once after a restart', async () => {
    const running = await startBuiltServer(quietShopOn(database.place));
    api = running;
    await Promise.all(buyers.map((buyer) => settle(running, buyer)));
    await running.end('SIGTERM');
    await withDatabase(expectNothingLostOrDoubled);
    const sent = buyers.flatMap(({ acknowledged }) => [...acknowledged.values()]);
    seen.orders = sent.length;
    expect(sent.length).toBeGreaterThan(CYCLES);
    expect(new Set(sent).size).toBe(sent.length);
    expect(await withDatabase((db) => db.$count(orders))).toBe(sent.length);
  });
});
