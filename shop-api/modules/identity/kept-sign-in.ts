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

/** Name and mobile are with the customer only. */
const keptSchema = z.object({
  customerId: z.string(),
  sessionId: z.string(),
  merged: z.array(mergedLineWire),
});

export type SignedIn = { customer: Customer; sessionId: string; merged: MergedLine[] };

/** One try of one visitor; `code` is its HMAC, which is of one challenge. */
export function tryOf(visitorId: string, key: string, code: string): Intent {
  return { scope: `${SCOPE}${visitorId}`, key, request: [code] };
}

/** Keeps a sign-in for the try that has brought it, whose answer may be lost. */
export async function keepSignIn(
  tx: Tx,
  intent: Intent,
  now: Date,
  { customer, sessionId, merged }: SignedIn,
): Promise<void> {
  await remember(tx, intent, now, { customerId: customer.id, sessionId, merged });
}

/** The sign-in that the same try has brought before, while its session lives. */
export async function recallSignIn(db: DbOrTx, intent: Intent): Promise<SignedIn | undefined> {
  const kept = await recall(db, intent, keptSchema);
  if (!kept || (await sessionState(db, kept.sessionId, kept.customerId)) !== 'live') return undefined;
  const customer = await findCustomer(db, kept.customerId);
  return customer && { customer, sessionId: kept.sessionId, merged: kept.merged };
}

export async function forgetSignIns(tx: Tx, customerId: string): Promise<void> {
  const isOfCustomer = eq(sql`${idempotencyKeys.response}->>'customerId'`, customerId);
  await tx.delete(idempotencyKeys).where(and(like(idempotencyKeys.scope, `${SCOPE}%`), isOfCustomer));
}
