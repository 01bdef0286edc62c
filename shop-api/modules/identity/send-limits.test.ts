import { otpSends } from '@/shop-api/db/schema/identity';
import { createLogger } from '@/shop-api/plugins/log';
import { openSharedLimits } from './open-shared-limits';
import { type Store, sendLimitsSuite } from './testing/send-limits-suite';

const count: Store['count'] = async ({ db, clock }, senders) => {
  const createdAt = clock.now();
  await db.insert(otpSends).values(senders.map((sender) => ({ ...sender, createdAt })));
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
