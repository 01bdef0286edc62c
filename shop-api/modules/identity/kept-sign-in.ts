import { and, eq, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import { mergedLineWire } from '@/lib/contract/shop/identity';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { idempotencyKeys } from '@/shop-api/db/schema/idempotency';
import type { MergedLine } from '@/shop-api/modules/cart/merge';
import { type Customer, findCustomer } from '@/shop-api/modules/customers/repository';
import { type Intent, recall, remember } from '@/shop-api/modules/idempotency/once';
import { sessionState } from './session-repository';

const SCOPE = 'verify:';

/** Holds no name or mobile number: they are stored with the customer only. */
const storedSchema = z.object({
  customerId: z.string(),
  sessionId: z.string(),
  merged: z.array(mergedLineWire),
});

export type SignedIn = { customer: Customer; sessionId: string; merged: MergedLine[] };

/** One sign-in attempt of one visitor; `code` is the code's HMAC, which differs for each challenge. */
export function signInAttempt(visitorId: string, key: string, code: string): Intent {
  return { scope: `${SCOPE}${visitorId}`, key, request: [code] };
}

/** Stores the result of a sign-in attempt, so that a repeated request gets it when the response was lost. */
export async function keepSignIn(
  tx: Tx,
  intent: Intent,
  now: Date,
  { customer, sessionId, merged }: SignedIn,
): Promise<void> {
  await remember(tx, intent, now, { customerId: customer.id, sessionId, merged });
}

/** The stored result of the same attempt, as long as its session is live. */
export async function recallSignIn(db: DbOrTx, intent: Intent): Promise<SignedIn | undefined> {
  const stored = await recall(db, intent, storedSchema);
  if (!stored || (await sessionState(db, stored.sessionId, stored.customerId)) !== 'live') return undefined;
  const customer = await findCustomer(db, stored.customerId);
  return customer && { customer, sessionId: stored.sessionId, merged: stored.merged };
}

export async function forgetSignIns(tx: Tx, customerId: string): Promise<void> {
  const isOfCustomer = eq(sql`${idempotencyKeys.response}->>'customerId'`, customerId);
  await tx.delete(idempotencyKeys).where(and(like(idempotencyKeys.scope, `${SCOPE}%`), isOfCustomer));
}
