import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { customers, sessions } from '@/shop-api/db/schema/identity';

export type Customer = typeof customers.$inferSelect;
export type CustomerDetails = Pick<Customer, 'name' | 'email' | 'gender' | 'dateOfBirth'>;

export async function findCustomer(db: DbOrTx, id: string): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  return customer;
}

/** The customer of a verified mobile; a new one takes `name`, an old one keeps its own. */
export async function findOrCreateCustomer(
  tx: Tx,
  { mobile, name }: { mobile: string; name: string },
  now: Date,
): Promise<Customer> {
  const [created] = await tx
    .insert(customers)
    .values({ id: randomUUID(), mobile, name, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (created) return created;
  const [known] = await tx.select().from(customers).where(eq(customers.mobile, mobile));
  if (!known) throw new Error('the customer vanished while signing in');
  return known;
}

export async function changeDetails(db: DbOrTx, id: string, details: CustomerDetails): Promise<void> {
  await db.update(customers).set(details).where(eq(customers.id, id));
}

/** Makes changes of one customer's own rows wait for each other until the transaction ends. */
export async function lockCustomer(tx: Tx, id: string): Promise<Customer | undefined> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('no key update');
  return customer;
}

export async function openSession(tx: Tx, customerId: string, now: Date): Promise<string> {
  const id = randomUUID();
  await tx.insert(sessions).values({ id, customerId, createdAt: now });
  return id;
}

/** Ends one session of its customer; again changes nothing. */
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
