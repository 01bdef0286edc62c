import { isNotNull } from 'drizzle-orm';
import { webOrderConfirm } from '@/lib/contract/shop/orders';
import { createDatabase, type Db } from '@/shop-api/db/client';
import { localPaymentLinks, localWebhooks } from '@/shop-api/db/schema/local-payments';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { systemClock } from '@/shop-api/ports/clock';
import {
  type BuiltServer,
  buildServer,
  quietShopOn,
  startBuiltServer,
} from '@/shop-api/testing/built-server';
import { type Buyer, changeProducts, firstProductIds } from '@/shop-api/testing/buyers';
import { answerOf, callBuilt } from '@/shop-api/testing/call-built';
import { makeCrowd } from '@/shop-api/testing/crowd';
import { makeTestDatabase, type TestDatabase } from '@/shop-api/testing/test-database';

jest.setTimeout(180_000);

let folder: string;
let database: TestDatabase;
let running: BuiltServer | undefined;

beforeAll(async () => {
  folder = await buildServer('webhook-restart');
  database = await makeTestDatabase();
});
afterAll(async () => {
  await running?.end('SIGKILL');
  await database.remove();
});

async function start(): Promise<BuiltServer> {
  running = await startBuiltServer({ ...quietShopOn(database.place), LOG_LEVEL: 'info' }, folder);
  return running;
}

/** Opens the database while no API has it open. */
async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const opened = await createDatabase(database.place);
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

async function makeBuyer(db: Db): Promise<Buyer> {
  const ids = await firstProductIds(db, 1);
  await changeProducts(db, ids, { stock: 50, pricePaise: 20_000, offerPaise: 0 });
  const carts = [ids.map((productId) => ({ productId, quantity: 1 }))];
  const [buyer] = await makeCrowd({ db, clock: systemClock }, carts);
  if (!buyer) throw new Error('nobody came');
  return buyer;
}

async function openPage(api: BuiltServer, { actor, addressId }: Buyer): Promise<string> {
  const order = { shipping_address_id: addressId, payment_type: 'Online' as const };
  const response = await callBuilt(api, actor, webOrderConfirm, order, 'the-key-of-this-order');
  if (!response) throw new Error('the API did not answer');
  return answerOf(webOrderConfirm, response).data.web_link;
}

/** Makes the late payment due now, so that only the webhook can tell the shop about it. */
async function makeWebhookDue(db: Db): Promise<void> {
  const now = systemClock.now();
  await db.update(localPaymentLinks).set({ paidAt: now });
  await db.update(payments).set({ nextCheckAt: null });
  await db.update(localWebhooks).set({ nextAttemptAt: now }).where(isNotNull(localWebhooks.nextAttemptAt));
}

it('a kill -9 loses no pending webhook: the next start delivers it once, and the order is placed', async () => {
  const buyer = await withDatabase(makeBuyer);
  const first = await start();
  const page = await openPage(first, buyer);
  const body = new URLSearchParams({ method: 'upi', action: 'late' });
  const { status } = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  expect(status).toBe(303);
  await first.end('SIGKILL');

  await withDatabase(makeWebhookDue);
  const second = await start();
  await second.untilOutput('/payments/local/webhook');
  await second.end('SIGTERM');

  await withDatabase(async (db) => {
    expect(await db.select().from(localWebhooks)).toMatchObject([{ attempts: 1, nextAttemptAt: null }]);
    const [order, ...others] = await db.select().from(orders);
    expect(order).toMatchObject({ customerId: buyer.actor.id, paymentType: 'Online' });
    expect(others).toEqual([]);
  });
});
