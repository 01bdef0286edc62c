import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { redisLimits } from './send-limits-redis';
import { sendLimitsSuite } from './testing/send-limits-suite';

const url = process.env.REDIS_URL ?? '';
const [one, other] = [new Redis(url), new Redis(url)];
/** New for each run, so that runs do not share counters. */
const pepper = randomUUID();

afterAll(() => Promise.all([one.quit(), other.quit()]));

describe('sending limits, counted in Redis by two instances,', () => {
  sendLimitsSuite({
    instances: () => [one, other].map((redis) => ({ sharedLimits: redisLimits(redis, pepper) })),
    count: async ({ clock }, senders) => {
      for (const sender of senders) await redisLimits(one, pepper).take(sender, clock.now());
    },
  });
});

it('stores no number and no address in Redis, and sets an expiry on everything', async () => {
  const now = new Date();
  const sender = { mobile: '9876543210', callerIp: '203.0.113.9', isCustomer: false };
  expect(await redisLimits(one, randomUUID()).take(sender, now)).toBeUndefined();
  const keys = await one.keys('koodai:{sends}:*');
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(keys.join(' ')).not.toMatch(/9876543210|203\.0\.113/);
  for (const key of keys) expect(await one.pttl(key)).toBeGreaterThan(0);
});
