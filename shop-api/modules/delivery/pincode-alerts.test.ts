import { eq, like } from 'drizzle-orm';
import { pincodealert, pincodealertlist, pincodealertremove } from '@/lib/contract/shop/delivery';
import { pincodes } from '@/shop-api/db/schema/content';
import { customers } from '@/shop-api/db/schema/identity';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { callAs, doAs, makeCustomer, newGuest, type TestCustomer } from '@/shop-api/testing/shoppers';
import { sendPincodeAlerts } from './send-pincode-alerts';

const OOTY = '643001';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
beforeEach(async () => {
  await shop.ask('pincode', 'stop', OOTY);
  shop.sent.length = 0;
});
afterAll(() => shop.close());

async function waiting(pincode = OOTY): Promise<TestCustomer> {
  const someone = await makeCustomer(shop);
  await doAs(shop, someone.actor, pincodealert, { pincode });
  return someone;
}

async function waitsFor({ actor }: TestCustomer): Promise<string[]> {
  const { data } = await doAs(shop, actor, pincodealertlist, {});
  return data.pincodelist.map(({ pincode }) => pincode);
}

async function sendAlerts(): Promise<string[]> {
  await sendPincodeAlerts(shop);
  await shop.deliverSms();
  return shop.sent.splice(0).map(({ mobile }) => mobile);
}

describe('a pincode alert', () => {
  it('is stored once, listed for its customer only, and can be removed', async () => {
    const [mine, theirs] = [await waiting(), await makeCustomer(shop)];
    await doAs(shop, mine.actor, pincodealert, { pincode: OOTY });
    await doAs(shop, theirs.actor, pincodealertremove, { pincode: OOTY });
    expect([await waitsFor(mine), await waitsFor(theirs)]).toEqual([[OOTY], []]);
    await doAs(shop, mine.actor, pincodealertremove, { pincode: OOTY });
    await doAs(shop, mine.actor, pincodealertremove, { pincode: OOTY });
    expect(await waitsFor(mine)).toEqual([]);
    await shop.ask('pincode', 'serve', OOTY);
    expect(await sendAlerts()).toEqual([]);
  });

  it('requires a customer, and a pincode of Tamil Nadu that is not served', async () => {
    const { actor } = await makeCustomer(shop);
    const result = await callAs(shop, newGuest(), pincodealert, { pincode: OOTY });
    expect(result.error?.code).toBe('unauthenticated');
    const elsewhere = await callAs(shop, actor, pincodealert, { pincode: '110001' });
    expect(elsewhere.error).toMatchObject({ code: 'not_found', field: 'pincode' });
    const { data } = await doAs(shop, actor, pincodealert, { pincode: '641002' });
    expect(data).toEqual({ status: 2, message: 'Yes, we deliver to 641002 in Coimbatore.' });
    expect((await doAs(shop, actor, pincodealertlist, {})).data.pincodelist).toEqual([]);
  });

  it('is limited to twenty pincodes per customer, and a removed one makes room', async () => {
    const mine = await waiting();
    const ofNilgiris = await shop.db
      .select({ pincode: pincodes.pincode })
      .from(pincodes)
      .where(like(pincodes.pincode, '6432%'));
    const [last = '', ...others] = ofNilgiris.map(({ pincode }) => pincode).slice(0, 20);
    for (const pincode of others) await doAs(shop, mine.actor, pincodealert, { pincode });
    const refused = await callAs(shop, mine.actor, pincodealert, { pincode: last });
    expect(refused.error).toMatchObject({ code: 'conflict', field: 'pincode' });
    expect(await waitsFor(mine)).toHaveLength(20);
    await doAs(shop, mine.actor, pincodealert, { pincode: OOTY });
    await doAs(shop, mine.actor, pincodealertremove, { pincode: OOTY });
    await doAs(shop, mine.actor, pincodealert, { pincode: last });
    for (const pincode of await waitsFor(mine)) await doAs(shop, mine.actor, pincodealertremove, { pincode });
  });

  it('sends one SMS when the operator serves the pincode, and no other later', async () => {
    const [first, second] = [await waiting(), await waiting()];
    expect(await sendAlerts()).toEqual([]);
    await shop.ask('pincode', 'serve', OOTY);
    await sendPincodeAlerts(shop);
    await shop.deliverSms();
    expect(shop.sent.map(({ mobile }) => mobile).sort()).toEqual([first.mobile, second.mobile].sort());
    expect(shop.sent[0]?.text).toBe('Koodai delivers to 643001 now: https://shop.example/');
    shop.sent.length = 0;
    expect(await waitsFor(first)).toEqual([]);
    await shop.ask('pincode', 'stop', OOTY);
    await shop.ask('pincode', 'serve', OOTY);
    expect(await sendAlerts()).toEqual([]);
  });

  it('is fulfilled by serving a whole district, but not for a pincode excluded from it', async () => {
    const [near, far] = [await waiting('638001'), await waiting('638002')];
    await shop.ask('pincode', 'serve', 'Erode');
    await shop.ask('pincode', 'stop', '638002');
    expect(await sendAlerts()).toEqual([near.mobile]);
    expect(await waitsFor(far)).toEqual(['638002']);
    await shop.ask('pincode', 'stop', 'Erode');
  });

  it('is sent once by two instances at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => waiting()));
    await shop.ask('pincode', 'serve', OOTY);
    await Promise.all([sendPincodeAlerts(shop), sendPincodeAlerts(shop)]);
    await shop.deliverSms();
    expect(shop.sent.map(({ mobile }) => mobile).sort()).toEqual(people.map(({ mobile }) => mobile).sort());
  });

  it('is not sent while its customer is suspended', async () => {
    const someone = await waiting();
    const suspend = (suspendedAt: Date | null) =>
      shop.db.update(customers).set({ suspendedAt }).where(eq(customers.id, someone.actor.id));
    await suspend(shop.clock.now());
    await shop.ask('pincode', 'serve', OOTY);
    expect(await sendAlerts()).toEqual([]);
    await suspend(null);
    expect(await sendAlerts()).toEqual([someone.mobile]);
  });

  it('is counted for the operator, the most wanted pincode first', async () => {
    for (const pincode of ['638701', OOTY, OOTY]) await waiting(pincode);
    expect(await shop.ask('pincode', 'wanted')).toEqual({
      pincodes: [
        { pincode: OOTY, district: 'The Nilgiris', waiting: 2 },
        expect.objectContaining({ waiting: 1 }),
        expect.objectContaining({ waiting: 1 }),
      ],
    });
    expect((await shop.operate('pincode', 'wanted')).out).toMatch(/643001 +The Nilgiris +2/);
  });
});
