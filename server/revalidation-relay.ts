import { Redis } from 'ioredis';
import { z } from 'zod';
import { log } from '@/lib/config/log';
import { REVALIDATION_CHANNEL } from '@/lib/config/revalidation-channel';
import { reasonOf } from '@/lib/domain/log-safe';
import { jsonText } from './json-text';
import type { OwnPages } from './own-pages';

/** What may have changed unheard while the connection was lost. */
const EVERYTHING = [{ kind: 'catalogue' }, { kind: 'specials' }, { kind: 'content' }, { kind: 'settings' }];

const messageSchema = jsonText.pipe(z.object({ events: z.array(z.unknown()) }));

export type Relay = {
  /** Resolves once messages are heard. */
  listening: Promise<unknown>;
  close: () => void;
};

/**
 * Hears from other instances what changed and makes the pages of this one anew; after a time without a connection,
 * be it the first, everything is taken as changed.
 */
export function startRelay(redisUrl: string, pages: Pick<OwnPages, 'renew'>): Relay {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  redis.on('error', (error) => log('warn', 'redis_error', { reason: reasonOf(error) }));
  redis.on('message', (_channel, text) => {
    const message = messageSchema.safeParse(text);
    if (message.success) void pages.renew(message.data.events);
  });
  let wasAway = false;
  redis.on('close', () => {
    wasAway = true;
  });
  redis.on('ready', () => {
    if (wasAway) void pages.renew(EVERYTHING);
    wasAway = false;
  });
  const listening = redis.subscribe(REVALIDATION_CHANNEL);
  // why: who closes before there was a connection has heard why there was none
  listening.catch(() => undefined);
  return { listening, close: () => redis.disconnect() };
}
