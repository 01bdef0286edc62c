import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { z } from 'zod';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { requireRate } from './rate-limit';
import { sharedRedis } from './shared-redis';

const sockets: Socket[] = [];
let silent: Server;

/** A Redis that accepts the connection and never answers, while no timer runs. */
beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  silent = createServer((socket) => sockets.push(socket));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.number() }).parse(silent.address());
  setStorefrontEnv({ REDIS_URL: `redis://127.0.0.1:${port}`, RATE_LIMIT_PER_MINUTE: '2' });
});

afterAll(async () => {
  sharedRedis()?.disconnect();
  for (const socket of sockets) socket.destroy();
  await new Promise((closed) => silent.close(closed));
  jest.useRealTimers();
});

const IS_QUEUED = 'is queued';

/** The result of a promise, or that it waits for Redis or for a timer. */
async function resultOf(promise: Promise<unknown>): Promise<unknown> {
  let result: unknown = IS_QUEUED;
  const settled = promise.then(
    (value) => {
      result = value;
    },
    (error) => {
      result = error;
    },
  );
  for (let turn = 0; turn < 20 && result === IS_QUEUED; turn += 1) {
    await Promise.race([settled, new Promise(setImmediate)]);
  }
  return result;
}

const countCall = () => resultOf(requireRate({ shopperId: 'guest_1', clientIp: '203.0.113.9' }, 1));

test('calls are counted in memory before the first connection and while Redis is silent', async () => {
  expect(await countCall()).toBeUndefined();
  if (sharedRedis()?.status !== 'connect') await once(silent, 'connection');
  expect(await countCall()).toBeUndefined();
  expect(await countCall()).toMatchObject({ code: 'too_many' });
});

test('a command fails at once without a connection', async () => {
  expect(await resultOf(sharedRedis()?.get('a-key') ?? Promise.resolve())).toBeInstanceOf(Error);
});
