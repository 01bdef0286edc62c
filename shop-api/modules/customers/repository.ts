import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import type { Language } from '@/lib/domain/language';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { customers } from '@/shop-api/db/schema/identity';

export type Customer = typeof customers.$inferSelect;
export type CustomerDetails = Pick<Customer, 'name' | 'email' | 'gender' | 'dateOfBirth'>;

export async function findCustomer(db: DbOrTx, id: string): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  return customer;
}

/** Also returns erased customers. @throws ShopError unauthenticated when there is no such customer. */
export async function getCustomer(db: DbOrTx, id: string): Promise<Customer> {
  const customer = await findCustomer(db, id);
  if (!customer) throw new ShopError('unauthenticated');
  return customer;
}

/**
 * Serialises the sign-ins with a mobile and the erasing of its customer until the transaction ends. Call it first: both
 * lock carts, codes and SMS, in different orders.
 */
export async function lockMobile(tx: Tx, mobile: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mobile:${mobile}`}, 0))`);
}

/**
 * Finds or creates the customer of a verified mobile, which must be locked. A new one gets `name`, an existing one keeps
 * their own.
 */
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

const notErased = (id: string) => and(eq(customers.id, id), isNull(customers.erasedAt));

/** False for an erased or unknown customer. */
export async function changeDetails(db: DbOrTx, id: string, details: CustomerDetails): Promise<boolean> {
  const changed = await db
    .update(customers)
    .set(details)
    .where(notErased(id))
    .returning({ id: customers.id });
  return changed.length > 0;
}

/** Sets the language of SMS to the customer. Call it last in a transaction, after the cart is locked. */
export async function rememberLanguage(tx: Tx, id: string, language: Language): Promise<void> {
  await tx
    .update(customers)
    .set({ language })
    .where(and(notErased(id), ne(customers.language, language)));
}

/**
 * Serialises changes of one customer's rows until the transaction ends.
 *
 * @throws ShopError unauthenticated when the customer no longer exists: an erased one gets no new rows.
 */
export async function lockCustomer(tx: Tx, id: string): Promise<void> {
  const [customer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(notErased(id))
    .for('no key update');
  if (!customer) throw new ShopError('unauthenticated');
}
