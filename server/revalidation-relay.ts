import { Redis } from 'ioredis';
import { z } from 'zod';
import { REVALIDATION_CHANNEL } from '@/lib/config/revalidation-channel';
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
 * Hears from other instances what changed and makes the pages of this one anew; after a lost connection
 * everything is taken as changed.
 */
export function startRelay(redisUrl: string, pages: Pick<OwnPages, 'renew'>): Relay {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  redis.on('error', (error) => console.warn(`Redis: ${error.message}`));
  redis.on('message', (_channel, text) => {
    const message = messageSchema.safeParse(text);
    if (message.success) void pages.renew(message.data.events);
  });
  redis.once('ready', () => redis.on('ready', () => void pages.renew(EVERYTHING)));
  return { listening: redis.subscribe(REVALIDATION_CHANNEL), close: () => redis.disconnect() };
}
