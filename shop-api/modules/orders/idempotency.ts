import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { ShopError } from '@/lib/domain/errors';
import type { Tx } from '@/shop-api/db/client';
import { idempotencyKeys } from '@/shop-api/db/schema/orders';

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
  { scope, key, request }: Intent,
  now: Date,
  answerSchema: z.ZodType<Answer>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const ofIntent = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const isFirst = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (isFirst.length === 0) {
    const [stored] = await tx.select().from(idempotencyKeys).where(ofIntent);
    if (stored?.requestHash !== requestHash) throw new ShopError('conflict');
    return answerSchema.parse(stored.response);
  }
  const response = await work();
  await tx.update(idempotencyKeys).set({ response }).where(ofIntent);
  return response;
}
