import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '@/lib/domain/errors';
import type { Deps } from '@/shop-api/deps';

const DATABASE_WITHIN_MS = 2000;

/** GET /health: the process is running. GET /ready: the database responds in time too. */
export function registerHealth(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'warn' }, async () => {
    const answer = db.execute(sql`select 1`).catch((cause) => {
      throw new ShopError('unavailable', { cause });
    });
    await Promise.race([answer, refusalAfter(DATABASE_WITHIN_MS)]);
    return { status: 'ok' };
  });
}

function refusalAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new ShopError('unavailable')), ms).unref();
  });
}
