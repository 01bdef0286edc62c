import 'server-only';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { getEnv } from '@/lib/config/env';
import { log } from '@/lib/config/log';
import { reasonOf } from '@/lib/domain/log-safe';

const COMMAND_TIMEOUT_MS = 500;

let redis: Redis | undefined;

/**
 * The Redis that all storefront instances share; undefined without REDIS_URL. A command fails after
 * `COMMAND_TIMEOUT_MS`, and at once while there is no connection.
 */
export function sharedRedis(): Redis | undefined {
  const { redisUrl } = getEnv();
  if (redisUrl) redis ??= connect(redisUrl);
  return redis;
}

/** Waits for the connection, which begins with the first use. @throws when there is none in time. */
export async function requireConnected(connection: Redis): Promise<void> {
  if (connection.status === 'ready') return;
  await once(connection, 'ready', { signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS) });
}

function connect(redisUrl: string): Redis {
  const connection = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  connection.on('error', (error) => log('warn', 'redis_error', { reason: reasonOf(error) }));
  return connection;
}
