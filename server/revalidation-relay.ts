import { Redis } from 'ioredis';
import { z } from 'zod';
import { log } from '@/lib/config/log';
import { REVALIDATION_CHANNEL } from '@/lib/config/revalidation-channel';
import { issuesOf, reasonOf } from '@/lib/domain/log-safe';
import { jsonText } from './json-text';
import type { OwnPages } from './own-pages';

/** Events for everything that may have changed while the connection was lost. */
const EVERYTHING = [{ kind: 'catalogue' }, { kind: 'specials' }, { kind: 'content' }, { kind: 'settings' }];

const messageSchema = jsonText.pipe(z.object({ events: z.array(z.unknown()) }));

export type Relay = {
  /** Resolves once the channel is subscribed. */
  listening: Promise<unknown>;
  close: () => void;
};

/**
 * Receives change events from other instances and revalidates the pages of this one. After any time without a
 * connection, also before the first, it treats everything as changed.
 */
export function startRelay(redisUrl: string, pages: Pick<OwnPages, 'renew'>): Relay {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  redis.on('error', (error) => log('warn', 'redis_error', { reason: reasonOf(error) }));
  const renew = async (events: readonly unknown[]): Promise<void> => {
    if (!(await pages.renew(events)))
      log('error', 'relay_failed', { reason: 'the pages were not revalidated' });
  };
  redis.on('message', (_channel, text) => {
    const message = messageSchema.safeParse(text);
    if (message.success) void renew(message.data.events);
    else log('error', 'relay_failed', { issues: issuesOf(message.error) });
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
