import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { HOUR_MS } from '@/lib/domain/durations';
import { ShopError } from '@/lib/domain/errors';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { isWithin } from '@/shop-api/db/clock-ahead';
import { idempotencyKeys } from '@/shop-api/db/schema/idempotency';

export type Intent = {
  /** The operation and its actor: keys of different scopes never collide. */
  scope: string;
  key: string;
  /** The request's content; the same key with another request is a conflict. */
  request: readonly unknown[];
  /** How many keys the scope may use within an hour; unlimited when undefined. */
  hourlyLimit?: number;
};

/**
 * Runs `work` for the first call with a key and returns its stored response to later ones. It must be the first
 * statement of the transaction: a concurrent call waits here for the first one, and a failure frees the key.
 *
 * @throws ShopError conflict when the key was used for another request; too_many above the hourly limit.
 */
export async function once<Answer extends object>(
  tx: Tx,
  intent: Intent,
  now: Date,
  answerSchema: z.ZodType<Answer>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!(await claim(tx, intent, now))) {
    const known = await recall(tx, intent, answerSchema);
    if (!known) throw new ShopError('conflict');
    return known;
  }
  await checkHourlyLimit(tx, intent, now);
  const response = await work();
  await tx.update(idempotencyKeys).set({ response }).where(isOfIntent(intent));
  return response;
}

/**
 * Stores a response for `recall`, for work that itself ensures it runs once; only the first response of a key is
 * stored.
 */
export async function remember(tx: Tx, intent: Intent, now: Date, response: object): Promise<void> {
  await claim(tx, intent, now, response);
}

/** The stored response of the same request with the same key; undefined without one. */
export async function recall<Answer extends object>(
  db: DbOrTx,
  intent: Intent,
  answerSchema: z.ZodType<Answer>,
): Promise<Answer | undefined> {
  const [stored] = await db.select().from(idempotencyKeys).where(isOfIntent(intent));
  return stored?.requestHash === hashOf(intent) ? answerSchema.parse(stored.response) : undefined;
}

/** False when the key of the intent was used before. */
async function claim(tx: Tx, intent: Intent, now: Date, response?: object): Promise<boolean> {
  const { scope, key } = intent;
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash: hashOf(intent), response, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length === 1;
}

async function checkHourlyLimit(tx: Tx, { scope, hourlyLimit }: Intent, now: Date): Promise<void> {
  if (hourlyLimit === undefined) return;
  const used = await tx.$count(
    idempotencyKeys,
    and(eq(idempotencyKeys.scope, scope), isWithin(idempotencyKeys.createdAt, HOUR_MS, now)),
  );
  if (used > hourlyLimit) throw new ShopError('too_many');
}

function isOfIntent({ scope, key }: Intent) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
}

function hashOf({ request }: Intent): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
