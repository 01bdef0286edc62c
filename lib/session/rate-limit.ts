import 'server-only';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import { getEnv } from '@/lib/config/env';
import { keyedDigest } from '@/lib/contract/keyed-digest';
import { ShopError } from '@/lib/domain/errors';
import { networkOf } from '@/lib/domain/network-of';
import { sharedRedis } from './shared-redis';

export const RATE_WINDOW_S = 60;

/** Many shoppers of a mobile network share one IP address. */
const SHOPPERS_PER_ADDRESS = 5;

type RateLimitSubject = { shopperId: string | undefined; clientIp: string | undefined };

/** Counts calls by a digest of what identifies a shopper, so that Redis holds no ids and no addresses. */
type Limiter = (value: string, cost: number) => Promise<void>;
type Limiters = { shopper: Limiter; address: Limiter };
let limiters: Limiters | undefined;

/**
 * Counts a call against the limits per minute of its shopper and of its IP address. All storefronts share the counters
 * in Redis; each counts in memory while Redis does not answer. `cost` is the number of calls it counts as;
 * `addressCost` if that differs for the address.
 *
 * @throws ShopError too_many.
 */
export async function requireRate(
  { shopperId, clientIp }: RateLimitSubject,
  cost: number,
  addressCost = cost,
): Promise<void> {
  limiters ??= makeLimiters();
  const { shopper, address } = limiters;
  await Promise.all([
    shopperId && shopper(shopperId, cost),
    clientIp && address(networkOf(clientIp), addressCost),
  ]);
}

function makeLimiters(): Limiters {
  const { ratePerMinute } = getEnv();
  return {
    shopper: makeLimiter('shopper', ratePerMinute),
    address: makeLimiter('address', ratePerMinute * SHOPPERS_PER_ADDRESS),
  };
}

function makeLimiter(scope: string, points: number): Limiter {
  const [secret] = getEnv().sessionSecrets;
  const counter = makeCounter({ keyPrefix: `koodai:rate:${scope}`, points, duration: RATE_WINDOW_S });
  return (value, cost) => consume(counter, keyedDigest(secret, ['rate', scope, value]), cost);
}

function makeCounter(options: IRateLimiterOptions): RateLimiterAbstract {
  const own = new RateLimiterMemory(options);
  const storeClient = sharedRedis();
  return storeClient ? new RateLimiterRedis({ ...options, storeClient, insuranceLimiter: own }) : own;
}

async function consume(counter: RateLimiterAbstract, key: string, cost: number): Promise<void> {
  try {
    await counter.consume(key, cost);
  } catch (error) {
    // why: at the limit, the library throws its counts, which are not an Error
    if (error instanceof Error) throw error;
    throw new ShopError('too_many');
  }
}
