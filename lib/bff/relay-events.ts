import 'server-only';
import { log } from '@/lib/config/log';
import { REVALIDATION_CHANNEL } from '@/lib/config/revalidation-channel';
import type { ShopEvent } from '@/lib/contract/shop/shop-event';
import { reasonOf } from '@/lib/domain/log-safe';
import { sharedRedis } from '@/lib/session/shared-redis';

/**
 * Tells every other instance what changed, when they share a Redis. A failure is logged and not thrown: this
 * instance is fresh already, and the others make their pages anew within the cache's lifetime.
 */
export async function relayEvents(
  events: readonly ShopEvent[],
  requestId: string | undefined,
): Promise<void> {
  const redis = sharedRedis();
  if (!redis) return;
  try {
    await redis.publish(REVALIDATION_CHANNEL, JSON.stringify({ events }));
  } catch (error) {
    log('error', 'relay_failed', { request_id: requestId, reason: reasonOf(error) });
  }
}
