import { Redis } from 'ioredis';
import { describeError, type Logger } from '@/shop-api/plugins/log';
import type { SharedLimits } from '@/shop-api/ports/shared-limits';
import { redisLimits } from './send-limits-redis';

const ANSWER_WITHIN_MS = 500;

type Options = { redisUrl: string | undefined; pepper: string; log: Logger };

/** Connects to Redis if it is configured. While Redis does not answer, every `take` fails at once. */
export function openSharedLimits({ redisUrl, pepper, log }: Options): {
  sharedLimits: SharedLimits | undefined;
  close: () => Promise<void>;
} {
  if (!redisUrl) return { sharedLimits: undefined, close: async () => {} };
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_WITHIN_MS,
  });
  redis.on('error', (error: unknown) => log.warn({ failure: describeError(error) }, 'redis does not answer'));
  const limits = redisLimits(redis, pepper);
  const take: SharedLimits['take'] = (sender, now) =>
    limits.take(sender, now).catch((error) => {
      log.warn({ failure: describeError(error) }, 'redis did not count');
      throw error;
    });
  return { sharedLimits: { take }, close: async () => redis.disconnect() };
}
