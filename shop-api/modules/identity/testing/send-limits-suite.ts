import type { FastifyInstance } from 'fastify';
import { register, verifyotp } from '@/lib/contract/shop/identity';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@/lib/domain/durations';
import { networkOf } from '@/lib/domain/network-of';
import { buildApp } from '@/shop-api/app';
import type { Deps } from '@/shop-api/deps';
import type { Sender } from '@/shop-api/ports/shared-limits';
import { callAs, doAs, makeCustomer, newGuest, newMobile } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

export type LimitStore = {
  /** The shared limits of each of two instances. */
  instances: () => Pick<Deps, 'sharedLimits'>[];
  /** Records a sent code for each of these senders. */
  count: (shop: TestShop, senders: Sender[]) => Promise<void>;
};

const customersAsking = (count: number): Sender[] =>
  Array.from({ length: count }, () => ({ mobile: newMobile(), callerIp: '', isCustomer: true }));

/** Tests of the sending limits, run for each store, with two API instances side by side. */
export function sendLimitsSuite({ instances: limitsOf, count: countSends }: LimitStore): void {
  let shop: TestShop;
  let instances: FastifyInstance[];
  let turn = 0;

  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    // why: moves past all limits used up by the previous test
    shop.clock.forwardMs(48 * HOUR_MS);
    instances = await Promise.all(limitsOf().map((limits) => buildApp({ ...shop, ...limits })));
  });
  afterEach(() => Promise.all(instances.map((app) => app.close())));

  /** Sends a request to each instance in turn. */
  async function ask({ mobile = newMobile(), callerIp = '', guest = newGuest() } = {}) {
    const app = instances[turn++ % instances.length] ?? shop.app;
    const payload = { name: 'Meena', mobile };
    const { status, answer } = await callAs({ ...shop, app }, guest, register, payload, { callerIp });
    const { message, otp } = answer?.data ?? {};
    return { status, isSent: answer?.data.status === 1, message, otp };
  }
  async function sentOf(count: number, asked: () => { mobile?: string; callerIp?: string }): Promise<number> {
    const answers = await Promise.all(Array.from({ length: count }, () => ask(asked())));
    return answers.filter(({ isSent }) => isSent).length;
  }

  it('keep codes to one number 30 seconds apart, for all visitors together', async () => {
    const mobile = newMobile();
    expect((await ask({ mobile })).isSent).toBe(true);
    expect(await ask({ mobile })).toEqual({
      status: 200,
      isSent: false,
      message: 'Please wait 30 seconds before asking for another code.',
    });
    shop.clock.forwardMs(29 * SECOND_MS);
    expect((await ask({ mobile })).message).toContain('wait 1 seconds');
    shop.clock.forwardMs(SECOND_MS);
    expect((await ask({ mobile })).isSent).toBe(true);
  });

  it('allow 5 codes within any hour and 10 within any day to one number', async () => {
    const mobile = newMobile();
    const sentInHour = async () => {
      let sent = 0;
      for (let tries = 0; tries < 8; tries++) {
        sent += (await ask({ mobile })).isSent ? 1 : 0;
        shop.clock.forwardMs(31 * SECOND_MS);
      }
      shop.clock.forwardMs(HOUR_MS);
      return sent;
    };
    expect([await sentInHour(), await sentInHour(), await sentInHour()]).toEqual([5, 5, 0]);
  });

  it('ignore codes sent while a clock was ahead, once it has been corrected, and the new code works', async () => {
    const [mobile, guest] = [newMobile(), newGuest()];
    shop.clock.forwardMs(10 * HOUR_MS);
    expect((await ask({ mobile, guest })).isSent).toBe(true);
    shop.clock.forwardMs(-10 * HOUR_MS);
    const { isSent, otp = '' } = await ask({ mobile, guest });
    expect(isSent).toBe(true);
    expect((await ask({ mobile, guest })).message).toContain('wait 30 seconds');
    const entered = await doAs(shop, guest, verifyotp, { mobile, otp, session_id: guest.id });
    expect(entered.data.status).toBe(1);
  });

  it('use a sliding hour, not the clock hour', async () => {
    const mobile = newMobile();
    await ask({ mobile });
    shop.clock.forwardMs(50 * 60 * SECOND_MS);
    for (let times = 0; times < 4; times++) {
      expect((await ask({ mobile })).isSent).toBe(true);
      shop.clock.forwardMs(31 * SECOND_MS);
    }
    shop.clock.forwardMs(10 * 60 * SECOND_MS);
    expect((await ask({ mobile })).isSent).toBe(true);
    shop.clock.forwardMs(31 * SECOND_MS);
    expect((await ask({ mobile })).message).toContain('Too many codes');
  });

  it('allow one of 20 codes requested at the same time for one number', async () => {
    const mobile = newMobile();
    expect(await sentOf(20, () => ({ mobile }))).toBe(1);
  });

  it('allow 30 of 40 codes requested at the same time from one IP address, for any numbers', async () => {
    const callerIp = '203.0.113.7';
    expect(await sentOf(40, () => ({ callerIp }))).toBe(30);
    expect((await ask({ callerIp })).status).toBe(429);
    expect((await ask({ callerIp: '203.0.113.8' })).isSent).toBe(true);
    shop.clock.forwardMs(HOUR_MS);
    expect((await ask({ callerIp })).isSent).toBe(true);
  });

  it('allow 150 codes within a day to one IP address', async () => {
    const callerIp = '203.0.113.9';
    for (let hour = 0; hour < 5; hour++) {
      await countSends(
        shop,
        Array.from({ length: 29 }, () => ({ mobile: newMobile(), callerIp, isCustomer: true })),
      );
      shop.clock.forwardMs(HOUR_MS);
    }
    expect(await sentOf(10, () => ({ callerIp }))).toBe(5);
    expect((await ask({ callerIp })).status).toBe(429);
    expect((await ask({ callerIp: '203.0.113.10' })).isSent).toBe(true);
    shop.clock.forwardMs(DAY_MS);
    expect((await ask({ callerIp })).isSent).toBe(true);
  });

  it('count all addresses of one IPv6 network as one address', async () => {
    let machine = 0;
    const callerIp = () => `2001:db8:1:2::${(++machine).toString(16)}`;
    expect(await sentOf(40, () => ({ callerIp: callerIp() }))).toBe(30);
    expect((await ask({ callerIp: '2001:db8:1:3::1' })).isSent).toBe(true);
  });

  it('allow 150 codes within an hour to all networks of one IPv6 site', async () => {
    const callerIp = (network: number) => `2001:db8:77:${network.toString(16)}::1`;
    await countSends(
      shop,
      Array.from({ length: 145 }, (_, network) => ({
        mobile: newMobile(),
        callerIp: networkOf(callerIp(network)),
        isCustomer: true,
      })),
    );
    let network = 1000;
    expect(await sentOf(10, () => ({ callerIp: callerIp(++network) }))).toBe(5);
    expect((await ask({ callerIp: callerIp(++network) })).status).toBe(429);
    expect((await ask({ callerIp: '2001:db8:78:1::1' })).isSent).toBe(true);
    shop.clock.forwardMs(HOUR_MS);
    expect((await ask({ callerIp: callerIp(++network) })).isSent).toBe(true);
  });

  it('allow 600 codes within 10 minutes for the whole shop, and more after that', async () => {
    await countSends(shop, customersAsking(590));
    const mobiles = await Promise.all(
      Array.from({ length: 21 }, async () => (await makeCustomer(shop)).mobile),
    );
    const [last, ...others] = mobiles;
    expect(await sentOf(others.length, () => ({ mobile: others.pop() }))).toBe(10);
    expect((await ask({ mobile: last })).status).toBe(429);
    shop.clock.forwardMs(10 * 60 * SECOND_MS);
    expect((await ask({ mobile: last })).isSent).toBe(true);
  });

  it('keep half of the codes of the whole shop for the numbers of customers', async () => {
    await countSends(shop, customersAsking(290));
    expect(await sentOf(20, () => ({}))).toBe(10);
    expect((await ask()).status).toBe(429);
    const { mobile } = await makeCustomer(shop);
    expect((await ask({ mobile })).isSent).toBe(true);
    shop.clock.forwardMs(10 * 60 * SECOND_MS);
    expect((await ask()).isSent).toBe(true);
  });
}
