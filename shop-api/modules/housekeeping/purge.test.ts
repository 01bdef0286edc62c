import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { count, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { cartlisting, cartupdate } from '@/lib/contract/shop/cart';
import { deleteaccount } from '@/lib/contract/shop/customer-data';
import { pincodealert } from '@/lib/contract/shop/delivery';
import { profile, register, signout } from '@/lib/contract/shop/identity';
import { stockalert } from '@/lib/contract/shop/stock-alerts';
import { DAY_MS } from '@/lib/domain/durations';
import { cartLines, carts } from '@/shop-api/db/schema/cart';
import { enquiries } from '@/shop-api/db/schema/content';
import { idempotencyKeys } from '@/shop-api/db/schema/idempotency';
import { otpChallenges, otpSends, sessions } from '@/shop-api/db/schema/identity';
import { localPaymentLinks, localWebhooks } from '@/shop-api/db/schema/local-payments';
import { paymentEvents, payments } from '@/shop-api/db/schema/payments';
import { pincodeAlerts } from '@/shop-api/db/schema/pincode-alerts';
import { demoSms, smsOutbox } from '@/shop-api/db/schema/sms';
import { stockAlerts } from '@/shop-api/db/schema/stock-alerts';
import { createLogger } from '@/shop-api/plugins/log';
import { deliverWebhooks } from '@/shop-api/ports/local-payments/deliver-webhooks';
import { localSms } from '@/shop-api/ports/sms';
import { changeProducts, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { deliver, openPage, press } from '@/shop-api/testing/paying';
import { callAs, doAs, makeCustomer, newGuest, newMobile, signIn } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { RETENTION_MS } from './lifetimes';
import { purgeExpired } from './purge';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [carts, otpChallenges, otpSends, sessions, idempotencyKeys, smsOutbox, demoSms]) {
    await shop.db.delete(table);
  }
});

const rowsOf = async (table: PgTable) => (await shop.db.select({ rows: count() }).from(table))[0]?.rows;

const ENQUIRY_KEPT_DAYS = 90;
const dataDir = path.join(os.tmpdir(), `koodai-none-${randomUUID()}`);
const purge = (log = createLogger('silent')) =>
  purgeExpired({ ...shop, log, config: { enquiryKeptDays: ENQUIRY_KEPT_DAYS, dataDir } });

/** The rows left one millisecond before the lifetime ends, and at its end. */
async function aroundTheEnd(table: PgTable, keptMs: number) {
  shop.clock.forwardMs(keptMs);
  await purge();
  const before = await rowsOf(table);
  shop.clock.forwardMs(1);
  await purge();
  return [before, await rowsOf(table)];
}

/** Lets the local provider retry until it gives up. */
async function giveUpWebhooks(): Promise<void> {
  const isWaiting = isNotNull(localWebhooks.nextAttemptAt);
  for (;;) {
    const [next] = await shop.db.select().from(localWebhooks).where(isWaiting);
    if (!next?.nextAttemptAt) return;
    shop.clock.forwardMs(Math.max(0, next.nextAttemptAt.getTime() - shop.clock.now().getTime()));
    await deliverWebhooks(shop, { secret: '', post: async () => 503 });
  }
}

describe('housekeeping', () => {
  it('deletes a code, its send records and its SMS when each expires', async () => {
    await doAs(shop, newGuest(), register, { name: 'Meena', mobile: newMobile() });
    await shop.deliverSms(localSms(shop.db, shop.clock));
    expect(await aroundTheEnd(otpChallenges, RETENTION_MS.code)).toEqual([1, 0]);
    expect(await rowsOf(otpSends)).toBe(0);
    expect([await rowsOf(smsOutbox), await rowsOf(demoSms)]).toEqual([1, 1]);
    expect(await aroundTheEnd(smsOutbox, RETENTION_MS.sms - RETENTION_MS.code - 1)).toEqual([1, 0]);
    expect(await rowsOf(demoSms)).toBe(0);
  });

  it('deletes the SMS records of an erased account’s number after a day', async () => {
    const { actor } = await signIn(shop);
    await doAs(shop, actor, deleteaccount, { confirm: 'DELETE' });
    expect(await aroundTheEnd(smsOutbox, RETENTION_MS.forgottenSms)).toEqual([1, 0]);
  });

  it('deletes the idempotency keys of orders', async () => {
    const [scope, createdAt] = ['order:somebody', shop.clock.now()];
    await shop.db
      .insert(idempotencyKeys)
      .values(Array.from({ length: 2500 }, () => ({ scope, key: randomUUID(), requestHash: '', createdAt })));
    expect(await aroundTheEnd(idempotencyKeys, RETENTION_MS.idempotencyKey)).toEqual([2500, 0]);
  });

  it('continues with other tables when one cannot be purged, and logs that one', async () => {
    const createdAt = shop.clock.now();
    await shop.db
      .insert(idempotencyKeys)
      .values({ scope: 'order:somebody', key: randomUUID(), requestHash: '', createdAt });
    await doAs(shop, newGuest(), register, { name: 'Meena', mobile: newMobile() });
    shop.clock.forwardMs(RETENTION_MS.idempotencyKey + 1);
    await shop.db.execute(sql`create function no_delete() returns trigger language plpgsql
      as $$ begin raise exception 'no delete'; end $$`);
    await shop.db.execute(sql`create trigger no_delete before delete on idempotency_keys
      for each row execute function no_delete()`);
    const lines: string[] = [];
    await purge(createLogger('error', { write: (line) => void lines.push(line) }));
    await shop.db.execute(sql`drop function no_delete cascade`);
    expect([await rowsOf(idempotencyKeys), await rowsOf(otpChallenges)]).toEqual([1, 0]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ table: 'idempotency_keys' }]);
  });

  it('deletes events of payment providers', async () => {
    const [provider, kind, receivedAt] = ['local', 'payment_link.paid', shop.clock.now()];
    await shop.db.insert(paymentEvents).values({ provider, eventId: randomUUID(), kind, receivedAt });
    expect(await aroundTheEnd(paymentEvents, RETENTION_MS.paymentEvent)).toEqual([1, 0]);
  });

  it('deletes webhooks of the local provider that are delivered or given up, and keeps their payments', async () => {
    const ids = await firstProductIds(shop.db, 1);
    await changeProducts(shop.db, ids, { stock: 50, pricePaise: 20_000, offerPaise: 0 });
    for (let buyers = 0; buyers < 2; buyers++) {
      const buyer = await makeBuyer(shop, [{ productId: ids[0] ?? 0, quantity: 1 }]);
      await press(shop, await openPage(shop, buyer), 'pay');
      if (buyers === 0) await deliver(shop);
    }
    expect(await aroundTheEnd(localWebhooks, RETENTION_MS.settledWebhook)).toEqual([2, 1]);
    await giveUpWebhooks();
    expect(await aroundTheEnd(localWebhooks, RETENTION_MS.settledWebhook)).toEqual([1, 0]);
    expect([await rowsOf(payments), await rowsOf(localPaymentLinks)]).toEqual([2, 2]);
  });

  it('deletes messages by age, and grievances by the time since they were closed', async () => {
    const createdAt = shop.clock.now();
    const from = { name: 'Meena', mobile: '9843012345', email: '', message: '', callerIp: '', createdAt };
    await shop.db.insert(enquiries).values([
      { ...from, ticket: 'KT1', kind: 'message' },
      { ...from, ticket: 'KT2', kind: 'grievance' },
    ]);
    expect(await aroundTheEnd(enquiries, ENQUIRY_KEPT_DAYS * DAY_MS)).toEqual([2, 1]);
    await shop.db.update(enquiries).set({ closedAt: shop.clock.now() });
    expect(await aroundTheEnd(enquiries, ENQUIRY_KEPT_DAYS * DAY_MS)).toEqual([1, 0]);
  });

  it("deletes the IP address of a message's sender after a day, and keeps the message", async () => {
    const from = { name: 'Meena', mobile: '9843012345', email: '', message: '', ticket: 'KT3' };
    await shop.db.insert(enquiries).values({ ...from, callerIp: '203.0.113.7', createdAt: shop.clock.now() });
    const callerAfter = async (ms: number) => {
      shop.clock.forwardMs(ms);
      await purge();
      return shop.db.select({ callerIp: enquiries.callerIp }).from(enquiries);
    };
    expect(await callerAfter(RETENTION_MS.enquiryCallerIp)).toEqual([{ callerIp: '203.0.113.7' }]);
    expect(await callerAfter(1)).toEqual([{ callerIp: '' }]);
    await shop.db.delete(enquiries);
  });

  it("deletes an unused cart of a guest, and never a customer's", async () => {
    const [guest, { actor }] = [newGuest(), await makeCustomer(shop)];
    const [productId = 0] = await firstProductIds(shop.db, 1);
    for (const owner of [guest, actor]) {
      await doAs(shop, owner, cartupdate, { product_id: productId, quantity: 1 });
    }
    expect(await aroundTheEnd(carts, RETENTION_MS.guestCart)).toEqual([2, 1]);
    expect(await rowsOf(cartLines)).toBe(1);
    expect((await doAs(shop, actor, cartlisting, {})).data.cart_list).toHaveLength(1);
    expect((await doAs(shop, guest, cartlisting, {})).data.cart_list).toEqual([]);
  });

  it('deletes ended sessions, and old ones that have not ended', async () => {
    const [left, stayed] = [await makeCustomer(shop), await makeCustomer(shop)];
    await doAs(shop, left.actor, signout, {});
    expect(await aroundTheEnd(sessions, RETENTION_MS.endedSession)).toEqual([2, 1]);
    expect((await callAs(shop, stayed.actor, profile, {})).status).toBe(200);
    expect(await aroundTheEnd(sessions, RETENTION_MS.session - RETENTION_MS.endedSession - 1)).toEqual([
      1, 0,
    ]);
    expect((await callAs(shop, stayed.actor, profile, {})).error?.code).toBe('unauthenticated');
  });

  it('deletes stock alerts after half a year', async () => {
    const { actor } = await makeCustomer(shop);
    const [productId = 0] = await firstProductIds(shop.db, 1);
    await doAs(shop, actor, stockalert, { product_id: productId });
    expect(await aroundTheEnd(stockAlerts, RETENTION_MS.stockAlert)).toEqual([1, 0]);
  });

  it('deletes pincode alerts after a year', async () => {
    const { actor } = await makeCustomer(shop);
    await doAs(shop, actor, pincodealert, { pincode: '643001' });
    expect(await aroundTheEnd(pincodeAlerts, RETENTION_MS.pincodeAlert)).toEqual([1, 0]);
  });

  it('keeps a cart that was used again', async () => {
    const guest = newGuest();
    const [productId = 0] = await firstProductIds(shop.db, 1);
    await doAs(shop, guest, cartupdate, { product_id: productId, quantity: 1 });
    shop.clock.forwardMs(RETENTION_MS.guestCart + 1);
    await shop.db.update(carts).set({ updatedAt: shop.clock.now() }).where(eq(carts.ownerId, guest.id));
    await purge();
    expect((await doAs(shop, guest, cartlisting, {})).data.cart_list).toHaveLength(1);
  });
});
