import { randomUUID } from 'node:crypto';
import { PRICE } from '@/chaos/testing/crowd-of-shop';
import { expectNothingLost } from '@/chaos/testing/expect-nothing-lost';
import { longOrShort } from '@/chaos/testing/long-or-short';
import { mapWithConcurrency } from '@/chaos/testing/map-with-concurrency';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { Visitor } from '@/chaos/testing/visitor';
import { withDatabase } from '@/chaos/testing/whole-shop';
import { orders } from '@/shop-api/db/schema/orders';
import type { Buyer } from '@/shop-api/testing/buyers';

const CHECKOUTS = longOrShort({ long: 1000, short: 60 });
const SUBMITS = 5;
const AT_ONCE = 20;

jest.setTimeout(600_000);

let world: ShopWithCrowd;
beforeAll(async () => {
  world = await openShopWithCrowd(CHECKOUTS);
});
afterAll(() => world.shop.close());

/** Submits one checkout several times at once with the same idempotency key. Resolves with the order ids answered. */
async function submit(buyer: Buyer): Promise<{ key: string; orderIds: unknown[] }> {
  const visitor = await Visitor.signedInAs(buyer, world.shop.origin);
  const key = randomUUID();
  const body = { addressId: buyer.addressId, payment: 'cod', expectedTotal: PRICE };
  const press = () => visitor.request({ method: 'POST', path: '/api/orders', body, key });
  const responses = await Promise.all(Array.from({ length: SUBMITS }, press));
  const orderIds = responses.map(({ status, json, text }) => Object(json).orderId ?? `${status} ${text}`);
  return { key, orderIds };
}

test(`${CHECKOUTS} checkouts, each submitted ${SUBMITS} times at once, make ${CHECKOUTS} orders`, async () => {
  const submitted = await mapWithConcurrency(world.crowd.buyers, AT_ONCE, submit);
  for (const { orderIds } of submitted) expect(new Set(orderIds).size).toBe(1);
  await world.shop.api.end('SIGTERM');
  await withDatabase(world.shop.database, async (db) => {
    const known = submitted.map(({ key, orderIds }) => ({
      acknowledged: new Map([[key, String(orderIds[0])]]),
      open: undefined,
    }));
    await expectNothingLost(db, known, world.initialAmounts);
    expect(await db.$count(orders)).toBe(CHECKOUTS);
  });
});
