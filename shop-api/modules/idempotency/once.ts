import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { ShopError } from '@/lib/domain/errors';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { idempotencyKeys } from '@/shop-api/db/schema/idempotency';

export type Intent = {
  /** What is done and for whom: keys of one scope never meet those of another. */
  scope: string;
  key: string;
  /** What was asked for; the same key with something else is a conflict. */
  request: readonly unknown[];
};

/**
 * Does `work` for the first call of an intent and answers the later ones with its stored answer. It must be the
 * first statement of the transaction: a second call waits here for the first, and a failure frees the key.
 *
 * @throws ShopError conflict when the key was used for another request.
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
  const response = await work();
  await tx.update(idempotencyKeys).set({ response }).where(isOfIntent(intent));
  return response;
}

/** Keeps the answer of work that knows by itself that it is the first, for `recall`; of one key it keeps the first. */
export async function remember(tx: Tx, intent: Intent, now: Date, response: object): Promise<void> {
  await claim(tx, intent, now, response);
}

/** What the same request with the same key was answered; undefined when it was not. */
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

function isOfIntent({ scope, key }: Intent) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
}

function hashOf({ request }: Intent): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}
