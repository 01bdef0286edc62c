import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '@/lib/domain/errors';
import type { Deps } from '@/shop-api/deps';

/** GET /health: the process lives. GET /ready: the database answers too. */
export function registerHealth(app: FastifyInstance, { db }: Deps): void {
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'warn' }, async () => {
    await db.execute(sql`select 1`).catch((cause) => {
      throw new ShopError('unavailable', { cause });
    });
    return { status: 'ok' };
  });
}
