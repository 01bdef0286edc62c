import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { register, resendotp, signout, verifyotp } from '@/lib/contract/shop/identity';
import { MINUTE_MS, SECOND_MS } from '@/lib/domain/durations';
import { buildApp } from '@/shop-api/app';
import { customers } from '@/shop-api/db/schema/identity';
import { callAs, doAs, newGuest, newMobile, signIn } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { MAX_TRIES } from './otp-limits';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function ask({ guest = newGuest(), mobile = newMobile(), name = 'Meena', callerIp = '' } = {}) {
  const { data } = await doAs(shop, guest, register, { name, mobile }, { callerIp });
  return { guest, mobile, status: data.status, message: data.message, otp: data.otp ?? '' };
}

async function answer(guest: ReturnType<typeof newGuest>, mobile: string, otp: string, key?: string) {
  const input = { mobile, otp, session_id: guest.id };
  const { data } = await doAs(shop, guest, verifyotp, input, key ? { key } : undefined);
  return data;
}

/** The newest SMS to a number; one round also sends those of other tests, in any order. */
async function smsTo(mobile: string) {
  await shop.deliverSms();
  return shop.sent.findLast((sms) => sms.mobile === mobile)?.text ?? '';
}

const wrong = (otp: string, by = 1) => String((Number(otp) + by) % 10_000).padStart(4, '0');

describe('requesting a code', () => {
  it('[d16.demoOnly] sends it by SMS and returns it in the response in demo mode only', async () => {
    const { mobile, otp } = await ask();
    expect(otp).toMatch(/^\d{4}$/);
    const text = await smsTo(mobile);
    expect(text).toContain(otp);
    expect(text.split('\n').at(-1)).toBe(`@shop.example #${otp}`);

    const app = await buildApp({ ...shop, config: { ...shop.config, demoMode: false } });
    const payload = { name: 'Meena', mobile: newMobile() };
    const { data } = await doAs({ ...shop, app }, newGuest(), register, payload);
    expect(data).toEqual({ status: 1, message: 'We sent a 4-digit code to your mobile number.' });
    await app.close();
  });

  it('never stores the code itself', async () => {
    const { otp } = await ask();
    const { rows } = await shop.db.execute('select * from otp_challenges order by created_at desc');
    expect(JSON.stringify(rows)).not.toContain(`"${otp}"`);
  });

  it('answers a known, an unknown and a suspended number alike', async () => {
    const known = await signIn(shop);
    const suspended = await signIn(shop);
    await suspend(suspended.mobile);
    shop.clock.forwardMs(31 * SECOND_MS);
    const answers = [];
    for (const mobile of [known.mobile, suspended.mobile, newMobile()]) {
      const { status, message } = await ask({ mobile });
      answers.push(`${status} ${message}`);
    }
    expect(new Set(answers)).toEqual(new Set(['1 We sent a 4-digit code to your mobile number.']));
  });

  it('refuses a name of fewer than 3 characters and a number that no Indian mobile has', async () => {
    const short = await callAs(shop, newGuest(), register, { name: 'Jo', mobile: newMobile() });
    expect(short).toMatchObject({ status: 400, error: { code: 'bad_request', field: 'name' } });
    const landline = await callAs(shop, newGuest(), register, { name: 'Meena', mobile: '4422334455' });
    expect(landline).toMatchObject({ status: 400, error: { code: 'bad_request', field: 'mobile' } });
  });
});

describe('the code', () => {
  it('[9.otp] signs in once', async () => {
    const { guest, mobile, otp } = await ask({ name: 'Kavitha' });
    expect(await answer(guest, mobile, otp)).toMatchObject({
      status: 1,
      message: 'Thanks for your verification',
      users: { name: 'Kavitha', mobile },
    });
    expect(await answer(guest, mobile, otp)).toEqual({
      status: 2,
      message: expect.stringContaining('no longer valid'),
      merged_lines: 0,
      merged_list: [],
    });
  });

  it('signs in one of 5 concurrent requests', async () => {
    const { guest, mobile, otp } = await ask();
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(guest, mobile, otp)));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
  });

  it('returns the same session again to a repeat with the same key, as the response may have been lost, but to no other key', async () => {
    const { guest, mobile, otp } = await ask();
    const key = randomUUID();
    const first = await answer(guest, mobile, otp, key);
    expect(first).toMatchObject({ status: 1, users: { mobile } });
    expect(await answer(guest, mobile, otp, key)).toEqual(first);
    expect((await answer(guest, mobile, otp)).status).toBe(2);
    expect((await answer(guest, mobile, wrong(otp), key)).status).toBe(2);
    expect((await answer(newGuest(), mobile, otp, key)).status).toBe(2);
  });

  it('gives one session to concurrent requests of one attempt', async () => {
    const { guest, mobile, otp } = await ask();
    const key = randomUUID();
    const tries = await Promise.all(Array.from({ length: MAX_TRIES }, () => answer(guest, mobile, otp, key)));
    expect(new Set(tries.map(({ users }) => users?.session_id)).size).toBe(1);
    expect(tries.map(({ status }) => status)).toEqual([1, 1, 1]);
  });

  it('is refused for a repeat when it has expired, its session has ended, the customer is suspended or a newer code was sent', async () => {
    const key = randomUUID();
    const old = await ask();
    await answer(old.guest, old.mobile, old.otp, key);
    shop.clock.forwardMs(5 * MINUTE_MS);
    expect((await answer(old.guest, old.mobile, old.otp, key)).status).toBe(2);

    const ended = await ask();
    const { users } = await answer(ended.guest, ended.mobile, ended.otp, key);
    const actor = { kind: 'customer', id: users?.id ?? '', sid: users?.session_id ?? '' } as const;
    await doAs(shop, actor, signout, { user_id: actor.id });
    expect((await answer(ended.guest, ended.mobile, ended.otp, key)).status).toBe(2);

    const suspended = await ask();
    await answer(suspended.guest, suspended.mobile, suspended.otp, key);
    await suspend(suspended.mobile);
    expect((await answer(suspended.guest, suspended.mobile, suspended.otp, key)).status).toBe(2);

    const replaced = await ask();
    await answer(replaced.guest, replaced.mobile, replaced.otp, key);
    shop.clock.forwardMs(31 * SECOND_MS);
    await ask({ guest: replaced.guest, mobile: replaced.mobile });
    expect((await answer(replaced.guest, replaced.mobile, replaced.otp, key)).status).toBe(2);
  });

  it('lives for 5 minutes', async () => {
    const inTime = await ask();
    shop.clock.forwardMs(5 * MINUTE_MS - 1);
    expect((await answer(inTime.guest, inTime.mobile, inTime.otp)).status).toBe(1);
    const late = await ask();
    shop.clock.forwardMs(5 * MINUTE_MS);
    expect((await answer(late.guest, late.mobile, late.otp)).status).toBe(2);
  });

  it('works only for the session that requested it', async () => {
    const { guest, mobile, otp } = await ask();
    expect((await answer(newGuest(), mobile, otp)).status).toBe(2);
    const other = newGuest();
    const stolen = await callAs(shop, other, verifyotp, { mobile, otp, session_id: guest.id });
    expect(stolen).toMatchObject({ status: 403, error: { code: 'forbidden', field: 'session_id' } });
    expect((await answer(guest, mobile, otp)).status).toBe(1);
  });

  it('allows 3 tries: the right code after 3 wrong ones is refused', async () => {
    const { guest, mobile, otp } = await ask();
    const messages = [];
    for (const by of [1, 2, 3]) messages.push((await answer(guest, mobile, wrong(otp, by))).message);
    expect(messages.slice(0, 2)).toEqual(['Invalid otp', 'Invalid otp']);
    expect(messages[2]).toContain('Too many wrong codes');
    expect((await answer(guest, mobile, otp)).status).toBe(2);
  });

  it('allows 3 of 200 concurrent guesses', async () => {
    const { guest, mobile, otp } = await ask();
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => answer(guest, mobile, wrong(otp, index + 1))),
    );
    const judged = guesses.filter(({ message }) => message === 'Invalid otp');
    expect(judged).toHaveLength(2);
    const { rows } = await shop.db.execute(
      `select attempts from otp_challenges where mobile = '${mobile}' order by created_at desc`,
    );
    expect(rows).toEqual([{ attempts: 3 }]);
    expect((await answer(guest, mobile, otp)).status).toBe(2);
  });

  it('stops working when a new one is sent, and the new one keeps the name', async () => {
    const { guest, mobile, otp } = await ask({ name: 'Selvi' });
    shop.clock.forwardMs(31 * SECOND_MS);
    await doAs(shop, guest, resendotp, { mobile });
    const fresh = /\d{4}/.exec(await smsTo(mobile))?.[0] ?? '';
    if (fresh !== otp) expect((await answer(guest, mobile, otp)).status).toBe(2);
    expect((await answer(guest, mobile, fresh)).users?.name).toBe('Selvi');
  });

  it('is not sent again to a number that has not requested one from this session', async () => {
    const { mobile } = await ask();
    shop.clock.forwardMs(31 * SECOND_MS);
    await shop.deliverSms();
    const before = shop.sent.length;
    const { message } = await doAs(shop, newGuest(), resendotp, { mobile });
    expect(message).toBe('Please enter your name and mobile number again.');
    await shop.deliverSms();
    expect(shop.sent).toHaveLength(before);
  });
});

describe('the customer', () => {
  it('is created at the first sign-in and keeps id and name at the next', async () => {
    const first = await signIn(shop, { name: 'Kavitha' });
    shop.clock.forwardMs(31 * SECOND_MS);
    const second = await signIn(shop, { mobile: first.mobile, name: 'Somebody' });
    expect(second.actor.id).toBe(first.actor.id);
    expect(second.name).toBe('Kavitha');
    expect(second.actor.sid).not.toBe(first.actor.sid);
  });

  it('learns of a suspension only with the right code', async () => {
    const { mobile } = await signIn(shop);
    await suspend(mobile);
    shop.clock.forwardMs(31 * SECOND_MS);
    const { guest, otp } = await ask({ mobile });
    expect((await answer(guest, mobile, wrong(otp))).message).toBe('Invalid otp');
    expect(await answer(guest, mobile, otp)).toEqual({
      status: 2,
      message: 'Your account has been Suspended. Please contact the Admin.',
      merged_lines: 0,
      merged_list: [],
    });
  });
});

async function suspend(mobile: string): Promise<void> {
  await shop.db.update(customers).set({ suspendedAt: shop.clock.now() }).where(eq(customers.mobile, mobile));
}
