import { once } from 'node:events';
import { createServer } from 'node:net';
import { z } from 'zod';
import { otpSends } from '@/shop-api/db/schema/identity';
import { createLogger } from '@/shop-api/plugins/log';
import { newMobile } from '@/shop-api/testing/shoppers';
import { openSharedLimits } from './open-shared-limits';
import { type LimitStore, sendLimitsSuite } from './testing/send-limits-suite';

const addressSchema = z.object({ port: z.number() });

const count: LimitStore['count'] = async ({ db, clock }, senders) => {
  const createdAt = clock.now();
  await db.insert(otpSends).values(senders.map(({ mobile, callerIp }) => ({ mobile, callerIp, createdAt })));
};

describe('sending limits, counted in the database by two instances,', () => {
  sendLimitsSuite({ instances: () => [{}, {}], count });
});

describe('sending limits, while Redis does not answer,', () => {
  const nobody = openSharedLimits({
    redisUrl: 'redis://127.0.0.1:1',
    pepper: 'a-pepper',
    log: createLogger('silent'),
  });
  afterAll(nobody.close);

  sendLimitsSuite({ instances: () => [{ sharedLimits: nobody.sharedLimits }, {}], count });
});

it('logs a Redis that answers but refuses to count', async () => {
  const refusing = createServer((socket) => {
    socket.on('data', () => socket.write('-NOPERM this user has no permissions\r\n'));
  });
  await once(refusing.listen(0, '127.0.0.1'), 'listening');
  const { port } = addressSchema.parse(refusing.address());
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  const { sharedLimits, close } = openSharedLimits({
    redisUrl: `redis://127.0.0.1:${port}`,
    pepper: 'a-pepper',
    log,
  });
  const sender = { mobile: newMobile(), callerIp: '203.0.113.7', isCustomer: false };
  await expect(sharedLimits?.take(sender, new Date())).rejects.toThrow();
  expect(lines.at(-1)).toContain('redis did not count');
  await close();
  refusing.close();
});
