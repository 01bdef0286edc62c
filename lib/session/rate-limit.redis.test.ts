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
  const { sharedRedis } = await import('./shared-redis');
  const redis = sharedRedis();
  if (redis) opened.push(redis);
  return (shopperId: string) =>
    requireRate({ shopperId, clientIp: undefined }, 1).then(
      () => 'let in',
      (error) => error.code,
    );
}

test('[d1.shared] two storefronts share their counters', async () => {
  const [one, two] = [await storefront(redisUrl), await storefront(redisUrl)];
  const guest = `guest_${Date.now()}`;
  expect([await one(guest), await two(guest), await one(guest), await two(guest)]).toEqual(
    Array(4).fill('let in'),
  );
  expect([await one(guest), await two(guest)]).toEqual(['too_many', 'too_many']);
});

test('while Redis does not answer, each storefront counts in memory', async () => {
  const alone = await storefront('redis://127.0.0.1:1');
  const answers: string[] = [];
  for (let asked = 0; asked < 5; asked += 1) answers.push(await alone('guest_1'));
  expect(answers).toEqual([...Array(4).fill('let in'), 'too_many']);
});
