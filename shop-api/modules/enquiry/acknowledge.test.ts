import { randomUUID } from 'node:crypto';
import { enquirySave } from '@/lib/contract/shop/enquiry';
import { HOUR_MS } from '@/lib/domain/durations';
import { buildApp } from '@/shop-api/app';
import { createLogger } from '@/shop-api/plugins/log';
import { doAs, newGuest, newMobile } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const logged: string[] = [];
let network = 0;

/** Sends grievances at once, each from a network of its own, and returns their tickets and the number of SMS. */
async function complain(times: number, numberOf: () => string, key?: string) {
  const log = createLogger('error', { write: (line) => void logged.push(line) });
  const app = await buildApp({ ...shop, log });
  const saved = await Promise.all(
    Array.from({ length: times }, () =>
      doAs(
        { ...shop, app },
        newGuest(),
        enquirySave,
        {
          kind: 'grievance',
          name: 'Meena',
          mobile: numberOf(),
          email: 'a@example.in',
          message: 'Broken eggs',
        },
        { key: key ?? randomUUID(), callerIp: `198.51.100.${++network}` },
      ),
    ),
  );
  await app.close();
  shop.sent.length = 0;
  await shop.deliverSms();
  return { tickets: new Set(saved.map(({ ticket }) => ticket)).size, sms: shop.sent.length };
}

it('acknowledges 60 grievances an hour by SMS, gives all a ticket, and logs once that it sends no more', async () => {
  expect(await complain(63, newMobile)).toEqual({ tickets: 63, sms: 60 });
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'grievance sms used up' },
  ]);
  shop.clock.forwardMs(HOUR_MS);
  expect(await complain(1, newMobile)).toEqual({ tickets: 1, sms: 1 });
});

it('does not log that it sends no more for a transaction whose retry finds the grievance acknowledged', async () => {
  const [mobile, key] = [newMobile(), randomUUID()];
  const complainAgain = () => complain(1, () => mobile, key);
  shop.clock.forwardMs(HOUR_MS);
  await complain(60, newMobile);
  logged.length = 0;
  const transaction = shop.db.transaction.bind(shop.db);
  jest.spyOn(shop.db, 'transaction').mockImplementationOnce(async (work) => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const undone = transaction(async (tx) => {
      await work(tx);
      throw deadlock;
    });
    await expect(undone).rejects.toBe(deadlock);
    shop.clock.forwardMs(HOUR_MS);
    expect(await complainAgain()).toEqual({ tickets: 1, sms: 1 });
    throw deadlock;
  });
  expect(await complainAgain()).toEqual({ tickets: 1, sms: 0 });
  expect(logged).toEqual([]);
});

it('acknowledges five grievances a day to one number, whoever sends them', async () => {
  const mobile = newMobile();
  expect(await complain(6, () => mobile)).toEqual({ tickets: 6, sms: 5 });
});
