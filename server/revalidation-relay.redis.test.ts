import { Redis } from 'ioredis';
import { REVALIDATION_CHANNEL } from '@/lib/config/revalidation-channel';
import { type Relay, startRelay } from './revalidation-relay';

const redisUrl = process.env.REDIS_URL ?? '';
let publisher: Redis;
let relays: Relay[];

beforeEach(() => {
  publisher = new Redis(redisUrl);
  relays = [];
});

afterEach(async () => {
  for (const relay of relays) relay.close();
  await publisher.quit();
});

/** Another instance: resolves with what it is told to renew, call by call. */
async function instance() {
  const told: (readonly unknown[])[] = [];
  let wake = () => {};
  const relay = startRelay(redisUrl, {
    renew: async (events) => {
      told.push(events);
      wake();
      return true;
    },
  });
  relays.push(relay);
  await relay.listening;
  const next = async (calls: number) => {
    while (told.length < calls)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return told;
  };
  return { next };
}

test('every instance hears what one was told', async () => {
  const [one, two] = [await instance(), await instance()];
  const events = [{ kind: 'product', slug: 'drumstick', category: 'vegetables' }];
  await publisher.publish(REVALIDATION_CHANNEL, JSON.stringify({ events }));
  expect(await one.next(1)).toEqual([events]);
  expect(await two.next(1)).toEqual([events]);
});

test('a message that is none changes nothing, and the next one is heard', async () => {
  const { next } = await instance();
  await publisher.publish(REVALIDATION_CHANNEL, 'not json');
  await publisher.publish(REVALIDATION_CHANNEL, JSON.stringify({ events: [{ kind: 'content' }] }));
  expect(await next(1)).toEqual([[{ kind: 'content' }]]);
});

test('after a lost connection everything is taken as changed', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { next } = await instance();
  await publisher.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  const [events] = await next(1);
  expect(events).toContainEqual({ kind: 'catalogue' });
});
