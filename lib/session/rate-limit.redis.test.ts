import { randomInt } from 'node:crypto';
import type { Redis } from 'ioredis';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';

const redisUrl = process.env.REDIS_URL ?? '';
const opened: Redis[] = [];

afterAll(() => {
  for (const redis of opened) redis.disconnect();
});

/** The rate limit of a separate storefront instance, with its own Redis connection. */
async function storefront(url: string) {
  setStorefrontEnv({ REDIS_URL: url, RATE_LIMIT_PER_MINUTE: '4' });
  jest.resetModules();
  const { requireRate } = await import('./rate-limit');
  const { requireConnected, sharedRedis } = await import('./shared-redis');
  const redis = sharedRedis();
  if (!redis) throw new Error('no Redis is configured');
  opened.push(redis);
  const count = (shopperId: string, clientIp?: string) =>
    requireRate({ shopperId, clientIp }, 1).then(
      () => 'let in',
      (error) => error.code,
    );
  return { redis, count, connected: () => requireConnected(redis) };
}

async function connectedStorefront() {
  const connecting = await storefront(redisUrl);
  await connecting.connected();
  return connecting;
}

test('[d1.shared] two storefronts share their counters', async () => {
  const [{ count: one }, { count: two }] = [await connectedStorefront(), await connectedStorefront()];
  const guest = `guest_${Date.now()}`;
  expect([await one(guest), await two(guest), await one(guest), await two(guest)]).toEqual(
    Array(4).fill('let in'),
  );
  expect([await one(guest), await two(guest)]).toEqual(['too_many', 'too_many']);
});

test('while Redis does not answer, each storefront counts in memory', async () => {
  const { count: alone } = await storefront('redis://127.0.0.1:1');
  const answers: string[] = [];
  for (let asked = 0; asked < 5; asked += 1) answers.push(await alone('guest_1'));
  expect(answers).toEqual([...Array(4).fill('let in'), 'too_many']);
});

test('Redis holds digests of shoppers and addresses, each with an expiry', async () => {
  const { redis, count } = await connectedStorefront();
  const guest = `guest_${randomInt(2 ** 40)}`;
  const clientIp = `198.18.${randomInt(256)}.${randomInt(256)}`;
  expect(await count(guest, clientIp)).toBe('let in');
  const keys = await redis.keys('*');
  expect(keys.filter((key) => key.includes(guest) || key.includes(clientIp))).toEqual([]);
  const counters = keys.filter((key) => /^koodai:rate:(shopper|address):[\w-]{43}$/.test(key));
  expect(counters.length).toBeGreaterThanOrEqual(2);
  for (const counter of counters) expect(await redis.pttl(counter)).not.toBe(-1);
});
