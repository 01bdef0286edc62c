import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { getEnv } from '@/lib/config/env';
import { ShopError } from '@/lib/domain/errors';
import { networkOf } from '@/lib/domain/network-of';
import { sharedRedis } from './shared-redis';

export const RATE_WINDOW_S = 60;

/** Many shoppers of a mobile network share one address. */
const SHOPPERS_OF_AN_ADDRESS = 5;

export type Asking = { shopperId: string | undefined; clientIp: string | undefined };

type Limiters = { shopper: RateLimiterAbstract; address: RateLimiterAbstract };
let limiters: Limiters | undefined;

/**
 * Counts a call against what its shopper, and its address, may ask for in a minute; shared by all storefronts with Redis,
 * counted here while Redis is silent. `cost` is how many plain calls it is worth.
 *
 * @throws ShopError too_many.
 */
export async function requireRate({ shopperId, clientIp }: Asking, cost: number): Promise<void> {
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
    address: makeLimiter('rate:address', ratePerMinute * SHOPPERS_OF_AN_ADDRESS),
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
    // why: the limiter throws its count, which is no Error, when there is nothing left
    if (error instanceof Error) throw error;
    throw new ShopError('too_many');
  }
}
