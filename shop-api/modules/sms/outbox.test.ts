import { desc, eq, sql } from 'drizzle-orm';
import { register, resendotp, verifyotp } from '@/lib/contract/shop/identity';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/domain/durations';
import { buildApp } from '@/shop-api/app';
import { demoSms, smsOutbox } from '@/shop-api/db/schema/sms';
import { localSms, type SmsMessage } from '@/shop-api/ports/sms';
import { changeProducts, confirmOrder, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { callAs, doAs, newGuest, newMobile } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { openContent, sealContent } from './seal';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
/** why: SMS left by an earlier test must not count */
beforeEach(() => shop.db.delete(smsOutbox));

async function askForCode({ guest = newGuest(), mobile = newMobile() } = {}) {
  const { data } = await doAs(shop, guest, register, { name: 'Meena', mobile });
  return { guest, mobile, otp: data.otp ?? '' };
}

async function newestRow() {
  const [row] = await shop.db.select().from(smsOutbox).orderBy(desc(smsOutbox.createdAt)).limit(1);
  if (!row) throw new Error('nothing was queued');
  return row;
}

/** A gateway that calls `answer` for each message and records it. */
function gatewayThat(answer: (message: SmsMessage) => Promise<void>) {
  const messages: SmsMessage[] = [];
  const send = (message: SmsMessage) => {
    messages.push(message);
    return answer(message);
  };
  return { messages, send };
}

/** A promise that the test resolves. */
function moment() {
  let resolve = () => {};
  const promise = new Promise<void>((comes) => {
    resolve = comes;
  });
  return { promise, resolve };
}
const takes = () => gatewayThat(async () => {});
const isDown = () =>
  gatewayThat(async () => {
    throw new Error('the gateway is down');
  });

describe('the SMS of an order', () => {
  it('has its id and total and is sent once, however often the same order is sent', async () => {
    const [productId = 0] = await firstProductIds(shop.db, 1);
    await changeProducts(shop.db, [productId], { stock: 50 });
    const buyer = await makeBuyer(shop, [{ productId, quantity: 10 }]);
    const placed = [
      await confirmOrder(shop, buyer, {}, 'the-same-key'),
      await confirmOrder(shop, buyer, {}, 'the-same-key'),
    ];
    const orderId = placed[1]?.answer?.data.invoice_id ?? '';
    expect(placed[0]?.answer?.data.invoice_id).toBe(orderId);
    const gateway = takes();
    await shop.deliverSms(gateway);
    expect(gateway.messages).toMatchObject([
      { template: 'order_placed', mobile: buyer.mobile, values: { order_id: orderId } },
    ]);
    expect(gateway.messages[0]?.text).toMatch(
      new RegExp(`order ${orderId} of Rs. \\d+(\\.\\d\\d)? is placed`),
    );
  });

  it('is not sent for an order that was refused', async () => {
    const [productId = 0] = await firstProductIds(shop.db, 1);
    const buyer = await makeBuyer(shop, [{ productId, quantity: 10 }]);
    await changeProducts(shop.db, [productId], { stock: 1 });
    expect((await confirmOrder(shop, buyer)).error?.code).toBe('out_of_stock');
    expect(await shop.db.$count(smsOutbox)).toBe(0);
  });
});

describe('the text of an SMS', () => {
  it('is encrypted in the database, and deleted once it is sent', async () => {
    const { otp } = await askForCode();
    const waiting = await newestRow();
    expect(waiting.sealed).not.toBeNull();
    expect(Object.values({ ...waiting, mobile: '', topic: '', id: '' }).join(' ')).not.toContain(otp);
    expect(openContent(waiting.sealed ?? '', waiting.id, shop.config.otpPepper)).toMatchObject({
      values: { code: otp },
    });
    await shop.deliverSms();
    expect(await newestRow()).toMatchObject({ state: 'sent', sealed: null });
  });

  it('can be decrypted only with its own message id and pepper', () => {
    const values = { code: '4821', host: 'shop.example' };
    const content = { template: 'otp', language: 'ta', values } as const;
    const sealed = sealContent(content, 'one', shop.config.otpPepper);
    expect(openContent(sealed, 'one', shop.config.otpPepper)).toEqual(content);
    expect(() => openContent(sealed, 'other', shop.config.otpPepper)).toThrow();
    expect(() => openContent(sealed, 'one', 'another-pepper-of-32-characters-or-more')).toThrow();
  });
});

describe('a gateway that fails', () => {
  it('gets a retry with the same reference after a growing pause', async () => {
    await askForCode();
    const down = isDown();
    for (let seconds = 0; seconds < 30; seconds++) {
      await shop.deliverSms(down);
      shop.clock.forwardMs(SECOND_MS);
    }
    expect(down.messages.length).toBeGreaterThanOrEqual(4);
    expect(down.messages.length).toBeLessThanOrEqual(6);
    shop.clock.forwardMs(MINUTE_MS);
    const up = takes();
    await shop.deliverSms(up);
    await shop.deliverSms(up);
    expect(up.messages).toHaveLength(1);
    expect(new Set([...down.messages, ...up.messages].map(({ reference }) => reference)).size).toBe(1);
  });

  it('never gets a code older than 5 minutes', async () => {
    await askForCode();
    await shop.deliverSms(isDown());
    shop.clock.forwardMs(5 * MINUTE_MS);
    const up = takes();
    await shop.deliverSms(up);
    expect(up.messages).toEqual([]);
    expect(await newestRow()).toMatchObject({ state: 'expired', sealed: null });
  });

  it('together with a failing database leaves nothing in progress', async () => {
    const [failing, slow] = [await askForCode(), await askForCode()];
    const [begun, failed, answers] = [moment(), moment(), moment()];
    const gateway = gatewayThat(async ({ mobile }) => {
      if (mobile === slow.mobile) {
        begun.resolve();
        return answers.promise;
      }
      await begun.promise;
      await shop.db.execute(sql`create function no_change() returns trigger language plpgsql
        as $$ begin raise exception 'no change'; end $$`);
      await shop.db.execute(sql`create trigger no_change before update on sms_outbox
        for each row when (old.mobile = ${sql.raw(`'${failing.mobile}'`)}) execute function no_change()`);
      failed.resolve();
    });
    let isEnded = false;
    const round = shop.deliverSms(gateway).finally(() => {
      isEnded = true;
    });
    const outcome = round.catch((error: unknown) => error);
    await failed.promise;
    for (let queries = 0; queries < 5; queries++) await shop.db.execute(sql`select 1`);
    expect(isEnded).toBe(false);
    answers.resolve();
    expect(await outcome).toBeInstanceOf(Error);
    await shop.db.execute(sql`drop function no_change cascade`);
    const sent = await shop.db.select().from(smsOutbox).where(eq(smsOutbox.mobile, slow.mobile));
    expect(sent).toMatchObject([{ state: 'sent' }]);
  });

  it('does not get retries for ever', async () => {
    const [productId = 0] = await firstProductIds(shop.db, 1);
    await changeProducts(shop.db, [productId], { stock: 50 });
    await confirmOrder(shop, await makeBuyer(shop, [{ productId, quantity: 10 }]));
    const down = isDown();
    for (let tries = 0; tries < 25; tries++) {
      await shop.deliverSms(down);
      shop.clock.forwardMs(HOUR_MS / 2);
    }
    expect(down.messages).toHaveLength(20);
    expect(await newestRow()).toMatchObject({ state: 'given_up', sealed: null });
  });
});

describe('a code', () => {
  it('is not sent once it was replaced or used', async () => {
    const replaced = await askForCode();
    shop.clock.forwardMs(31 * SECOND_MS);
    await doAs(shop, replaced.guest, resendotp, { mobile: replaced.mobile });
    const used = await askForCode();
    const { guest, mobile, otp } = used;
    expect((await doAs(shop, guest, verifyotp, { mobile, otp, session_id: guest.id })).data.status).toBe(1);
    const gateway = takes();
    await shop.deliverSms(gateway);
    expect(gateway.messages.map(({ mobile }) => mobile)).toEqual([replaced.mobile]);
    expect(gateway.messages[0]?.values).not.toEqual({ code: replaced.otp });
  });

  it('is refused as unavailable without a gateway, and does not count', async () => {
    const app = await buildApp({ ...shop, sms: { isOpen: false, wake: () => {} } });
    const payload = { name: 'Meena', mobile: newMobile() };
    for (let times = 0; times < 2; times++) {
      expect(await callAs({ ...shop, app }, newGuest(), register, payload)).toMatchObject({
        status: 503,
        error: { code: 'unavailable' },
      });
    }
    expect((await callAs(shop, newGuest(), register, payload)).answer?.data.status).toBe(1);
    await app.close();
  });
});

describe('several workers', () => {
  it('send each of 60 messages once between them', async () => {
    const mobiles = await Promise.all(Array.from({ length: 60 }, () => askForCode())).then((messages) =>
      messages.map(({ mobile }) => mobile),
    );
    const gateway = takes();
    await Promise.all([1, 2, 3].map(() => shop.deliverSms(gateway)));
    expect(gateway.messages.map(({ mobile }) => mobile).sort()).toEqual(mobiles.sort());
  });

  it('take over the messages of a worker that died, and its late result changes nothing', async () => {
    const { mobile } = await askForCode();
    const inbox = localSms(shop.db, shop.clock);
    const handedOver = moment();
    const died = moment();
    const first = shop.deliverSms({
      send: async (message, signal) => {
        await inbox.send(message, signal);
        handedOver.resolve();
        await died.promise;
        throw new Error('the answer was lost');
      },
    });
    await handedOver.promise;
    const tooEarly = takes();
    await shop.deliverSms(tooEarly);
    expect(tooEarly.messages).toEqual([]);
    shop.clock.forwardMs(MINUTE_MS);
    await shop.deliverSms(inbox);
    died.resolve();
    await first;
    expect(await newestRow()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(await shop.db.$count(demoSms, eq(demoSms.mobile, mobile))).toBe(1);
  });
});
