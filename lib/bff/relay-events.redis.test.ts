import { once } from 'node:events';
import { Redis } from 'ioredis';
import { INSTANCE_ID, REVALIDATION_CHANNEL } from '@/lib/config/revalidation-channel';
import { sharedRedis } from '@/lib/session/shared-redis';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { relayEvents } from './relay-events';

const redisUrl = process.env.REDIS_URL ?? '';
setStorefrontEnv({ REDIS_URL: redisUrl });

const listener = new Redis(redisUrl);
afterAll(() => {
  listener.disconnect();
  sharedRedis()?.disconnect();
});

test('the first events after the start are published, with the instance they come from', async () => {
  await listener.subscribe(REVALIDATION_CHANNEL);
  const received = once(listener, 'message');
  await relayEvents([{ kind: 'content' }], undefined);
  const [, text] = await received;
  expect(JSON.parse(text)).toEqual({ from: INSTANCE_ID, events: [{ kind: 'content' }] });
});
