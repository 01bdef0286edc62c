import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { isWithin } from '@/shop-api/db/clock-ahead';
import { enquiries } from '@/shop-api/db/schema/content';

export type Enquiry = Omit<typeof enquiries.$inferInsert, 'id' | 'closedAt' | 'closingNote'>;

/** Serialises enquiries of one sender until the transaction ends. */
export async function lockEnquiriesOf(tx: Tx, sender: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry:${sender}`}, 0))`);
}

/** Counts the enquiries of the last `withinMs` with all of these values. */
export async function countEnquiries(
  tx: Tx,
  from: Partial<Pick<Enquiry, 'mobile' | 'callerIp'> & { customerId: string }>,
  withinMs: number,
  now: Date,
): Promise<number> {
  const isFrom = [
    from.mobile === undefined ? undefined : eq(enquiries.mobile, from.mobile),
    from.callerIp === undefined ? undefined : eq(enquiries.callerIp, from.callerIp),
    from.customerId === undefined ? undefined : eq(enquiries.customerId, from.customerId),
  ];
  const [row] = await tx
    .select({ total: count() })
    .from(enquiries)
    .where(and(...isFrom, isWithin(enquiries.createdAt, withinMs, now)));
  return row?.total ?? 0;
}

/** The ticket of the order's open problem report. */
export async function openProblem(db: DbOrTx, orderId: string): Promise<string | undefined> {
  const [open] = await db
    .select({ ticket: enquiries.ticket })
    .from(enquiries)
    .where(and(eq(enquiries.orderId, orderId), isNull(enquiries.closedAt)));
  return open?.ticket;
}

export async function insertEnquiry(tx: Tx, enquiry: Enquiry): Promise<void> {
  await tx.insert(enquiries).values(enquiry);
}
