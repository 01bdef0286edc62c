import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
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

/** Starts the relay of one instance; `next` resolves with its `renew` calls. */
async function instance(url = redisUrl, id: string = randomUUID()) {
  const told: (readonly unknown[])[] = [];
  let wake = () => {};
  const renew = async (events: readonly unknown[]) => {
    told.push(events);
    wake();
    return true;
  };
  const relay = startRelay(url, { renew }, id);
  relays.push(relay);
  if (url === redisUrl) await relay.listening;
  const next = async (calls: number) => {
    while (told.length < calls)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return told;
  };
  return { next };
}

test('every instance but the one that published them gets the events', async () => {
  const [one, two] = [await instance(redisUrl, 'one'), await instance(redisUrl, 'two')];
  const events = [{ kind: 'product', slug: 'drumstick', category: 'vegetables' }];
  const later = [{ kind: 'content' }];
  await publisher.publish(REVALIDATION_CHANNEL, JSON.stringify({ from: 'one', events }));
  await publisher.publish(REVALIDATION_CHANNEL, JSON.stringify({ from: 'three', events: later }));
  expect(await two.next(2)).toEqual([events, later]);
  expect(await one.next(1)).toEqual([later]);
});

test('events of an instance of the previous version, which does not name itself, are handled', async () => {
  const { next } = await instance();
  await publisher.publish(REVALIDATION_CHANNEL, JSON.stringify({ events: [{ kind: 'content' }] }));
  expect(await next(1)).toEqual([[{ kind: 'content' }]]);
});

test('an invalid message is ignored, and the next one is handled', async () => {
  const { next } = await instance();
  await publisher.publish(REVALIDATION_CHANNEL, 'not json');
  await publisher.publish(REVALIDATION_CHANNEL, JSON.stringify({ events: [{ kind: 'content' }] }));
  expect(await next(1)).toEqual([[{ kind: 'content' }]]);
});

test('after a lost connection everything counts as changed', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { next } = await instance();
  await publisher.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  const [events] = await next(1);
  expect(events).toContainEqual({ kind: 'catalogue' });
});

/** A port that is free at this moment. */
async function freePort(): Promise<number> {
  const server = net.createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as net.AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

test('when Redis starts later, everything counts as changed on the first connection', async () => {
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  const port = await freePort();
  const { next } = await instance(`redis://127.0.0.1:${port}`);
  while (!written.some((line) => line.includes('"redis_error"'))) await new Promise(setImmediate);
  const { hostname, port: redisPort } = new URL(redisUrl);
  const line = net.createServer((socket) => {
    const redis = net.connect(Number(redisPort || 6379), hostname);
    for (const end of [socket, redis]) end.on('error', () => undefined);
    socket.pipe(redis).pipe(socket);
  });
  await once(line.listen(port, '127.0.0.1'), 'listening');
  const [events] = await next(1);
  expect(events).toContainEqual({ kind: 'catalogue' });
  line.close();
});
