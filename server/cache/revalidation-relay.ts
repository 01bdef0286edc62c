import { Redis } from 'ioredis';
import { log } from '@/lib/config/log';
import { REVALIDATION_CHANNEL, relayMessageSchema } from '@/lib/config/revalidation-channel';
import { issuesOf, reasonOf } from '@/lib/domain/log-safe';
import { EVERYTHING } from '@/lib/domain/whole-shop';
import { jsonText } from '@/server/http/json-text';
import type { OwnPages } from '@/server/page/own-pages';

const messageSchema = jsonText.pipe(relayMessageSchema);

export type Relay = {
  /** Resolves once the channel is subscribed. */
  listening: Promise<unknown>;
  close: () => void;
};

/**
 * Receives change events from other instances and revalidates the pages of this one, which has revalidated its own
 * events before. After any time without a connection, also before the first, it treats everything as changed.
 */
export function startRelay(redisUrl: string, pages: Pick<OwnPages, 'renew'>, instanceId: string): Relay {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  redis.on('error', (error) => log('warn', 'redis_error', { reason: reasonOf(error) }));
  const renew = async (events: readonly unknown[]): Promise<void> => {
    if (!(await pages.renew(events)))
      log('error', 'relay_failed', { reason: 'the pages were not revalidated' });
  };
  redis.on('message', (_channel, text) => {
    const message = messageSchema.safeParse(text);
    if (!message.success) log('error', 'relay_failed', { issues: issuesOf(message.error) });
    else if (message.data.from !== instanceId) void renew(message.data.events);
  });
  let wasDisconnected = false;
  redis.on('close', () => {
    wasDisconnected = true;
  });
  redis.on('ready', () => {
    if (wasDisconnected) void renew(EVERYTHING);
    wasDisconnected = false;
  });
  const listening = redis.subscribe(REVALIDATION_CHANNEL);
  // why: it rejects when the relay is closed before it connected, and the error is already logged
  listening.catch(() => undefined);
  return { listening, close: () => redis.disconnect() };
}
