import 'server-only';
import { log } from '@/lib/config/log';
import { INSTANCE_ID, REVALIDATION_CHANNEL, type RelayMessage } from '@/lib/config/revalidation-channel';
import type { ShopEvent } from '@/lib/contract/shop/shop-event';
import { reasonOf } from '@/lib/domain/log-safe';
import { requireConnected, sharedRedis } from '@/lib/session/shared-redis';

/**
 * Publishes events to all other instances, when they share a Redis. A failure is logged and not thrown: this
 * instance has already revalidated, and the others revalidate within the lifetime of the cache.
 */
export async function relayEvents(
  events: readonly ShopEvent[],
  requestId: string | undefined,
): Promise<void> {
  const redis = sharedRedis();
  if (!redis) return;
  const message: RelayMessage = { from: INSTANCE_ID, events };
  try {
    await requireConnected(redis);
    await redis.publish(REVALIDATION_CHANNEL, JSON.stringify(message));
  } catch (error) {
    log('error', 'relay_failed', { request_id: requestId, reason: reasonOf(error) });
  }
}
