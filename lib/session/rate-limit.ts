import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { getEnv } from '@/lib/config/env';
import { ShopError } from '@/lib/domain/errors';
import { networkOf } from '@/lib/domain/network-of';
import { sharedRedis } from './shared-redis';

export const RATE_WINDOW_S = 60;

/** Many shoppers of a mobile network share one IP address. */
const SHOPPERS_PER_ADDRESS = 5;

type RateLimitSubject = { shopperId: string | undefined; clientIp: string | undefined };

type Limiters = { shopper: RateLimiterAbstract; address: RateLimiterAbstract };
let limiters: Limiters | undefined;

/**
 * Counts a call against the limits per minute of its shopper and of its IP address. All storefronts share the counters
 * in Redis; each counts in memory while Redis does not answer. `cost` is the number of calls it counts as.
 *
 * @throws ShopError too_many.
 */
export async function requireRate({ shopperId, clientIp }: RateLimitSubject, cost: number): Promise<void> {
  limiters ??= makeLimiters();
  const { shopper, address } = limiters;
  await Promise.all([
    shopperId && consume(shopper, shopperId, cost),
    clientIp && consume(address, networkOf(clientIp), cost),
  ]);
}

function makeLimiters(): Limiters {
  const { ratePerMinute } = getEnv();
  return {
    shopper: makeLimiter('rate:shopper', ratePerMinute),
    address: makeLimiter('rate:address', ratePerMinute * SHOPPERS_PER_ADDRESS),
  };
}

function makeLimiter(keyPrefix: string, points: number): RateLimiterAbstract {
  const options = { keyPrefix, points, duration: RATE_WINDOW_S };
  const own = new RateLimiterMemory(options);
  const storeClient = sharedRedis();
  return storeClient ? new RateLimiterRedis({ ...options, storeClient, insuranceLimiter: own }) : own;
}

async function consume(limiter: RateLimiterAbstract, key: string, cost: number): Promise<void> {
  try {
    await limiter.consume(key, cost);
  } catch (error) {
    // why: at the limit, the limiter throws its counter object, which is not an Error
    if (error instanceof Error) throw error;
    throw new ShopError('too_many');
  }
}
