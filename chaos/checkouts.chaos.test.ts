import { randomUUID } from 'node:crypto';
import { PRICE } from '@/chaos/testing/crowd-of-shop';
import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { inTurns } from '@/chaos/testing/in-turns';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { sized } from '@/chaos/testing/size';
import { Visitor } from '@/chaos/testing/visitor';
import { withDatabase } from '@/chaos/testing/whole-shop';
import { orders } from '@/shop-api/db/schema/orders';
import type { Buyer } from '@/shop-api/testing/buyers';

const CHECKOUTS = sized({ long: 1000, short: 60 });
const SUBMITS = 5;
const AT_ONCE = 20;

jest.setTimeout(600_000);

let world: ShopWithCrowd;
beforeAll(async () => {
  world = await openShopWithCrowd(CHECKOUTS);
});
afterAll(() => world.shop.close());

/** Presses the button several times at once, with the one key of the intent; answers the orders that were told. */
async function submit(buyer: Buyer): Promise<{ key: string; told: unknown[] }> {
  const visitor = await Visitor.of(buyer, world.shop.origin);
  const key = randomUUID();
  const body = { addressId: buyer.addressId, payment: 'cod', expectedTotal: PRICE };
  const press = () => visitor.ask({ method: 'POST', path: '/api/orders', body, key });
  const answers = await Promise.all(Array.from({ length: SUBMITS }, press));
  return { key, told: answers.map(({ status, json, text }) => Object(json).orderId ?? `${status} ${text}`) };
}

test(`${CHECKOUTS} checkouts that are each sent ${SUBMITS} times at once make ${CHECKOUTS} orders`, async () => {
  const submitted = await inTurns(world.crowd.buyers, AT_ONCE, submit);
  for (const { told } of submitted) expect(new Set(told).size).toBe(1);
  await world.shop.api.end('SIGTERM');
  await withDatabase(world.shop.database, async (db) => {
    const known = submitted.map(({ key, told }) => ({
      acknowledged: new Map([[key, String(told[0])]]),
      open: undefined,
    }));
    await expectNothingLost(db, known, world.atFirst);
    expect(await db.$count(orders)).toBe(CHECKOUTS);
  });
});
