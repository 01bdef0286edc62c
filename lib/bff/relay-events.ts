import 'server-only';
import { Redis } from 'ioredis';
import { getEnv } from '@/lib/config/env';
import { log } from '@/lib/config/log';
import { REVALIDATION_CHANNEL } from '@/lib/config/revalidation-channel';
import type { ShopEvent } from '@/lib/contract/shop/shop-event';

let redis: Redis | undefined;

/**
 * Tells every other instance what changed, when they share a Redis. A failure is logged and not thrown: this
 * instance is fresh already, and the others make their pages anew within the cache's lifetime.
 */
export async function relayEvents(
  events: readonly ShopEvent[],
  requestId: string | undefined,
): Promise<void> {
  const { redisUrl } = getEnv();
  if (!redisUrl) return;
  try {
    redis ??= connect(redisUrl);
    await redis.publish(REVALIDATION_CHANNEL, JSON.stringify({ events }));
  } catch (error) {
    log('error', 'relay_failed', {
      request_id: requestId,
      reason: error instanceof Error ? error.name : 'unknown',
    });
  }
}

function connect(redisUrl: string): Redis {
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 1_000 });
  connection.on('error', (error) => log('warn', 'redis_error', { reason: error.name }));
  return connection;
}
