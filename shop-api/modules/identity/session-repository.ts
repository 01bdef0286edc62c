import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { customers, sessions } from '@/shop-api/db/schema/identity';

/** Creates a session and returns its id. */
export async function openSession(tx: Tx, customerId: string, now: Date): Promise<string> {
  const id = randomUUID();
  await tx.insert(sessions).values({ id, customerId, createdAt: now });
  return id;
}

/** Revokes one session of the customer; revoking it twice changes nothing. */
export async function revokeSession(
  db: DbOrTx,
  { id, customerId }: { id: string; customerId: string },
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.customerId, customerId), isNull(sessions.revokedAt)));
}

export async function revokeAllSessions(db: DbOrTx, customerId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.customerId, customerId), isNull(sessions.revokedAt)));
}

/** `none`: revoked, unknown, or another customer's. */
export type SessionState = 'live' | 'suspended' | 'none';

export async function sessionState(db: DbOrTx, id: string, customerId: string): Promise<SessionState> {
  const [session] = await db
    .select({ suspendedAt: customers.suspendedAt })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.id, id), eq(sessions.customerId, customerId), isNull(sessions.revokedAt)));
  if (!session) return 'none';
  return session.suspendedAt ? 'suspended' : 'live';
}
