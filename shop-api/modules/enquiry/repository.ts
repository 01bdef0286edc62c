import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import { enquiries } from '@/shop-api/db/schema/content';

export type Enquiry = Omit<typeof enquiries.$inferInsert, 'id'>;

/** Makes enquiries of one number wait for each other until the transaction ends. */
export async function lockEnquiriesOf(tx: Tx, mobile: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry:${mobile}`}, 0))`);
}

export async function countEnquiries(
  tx: Tx,
  by: Pick<Enquiry, 'mobile'> | Pick<Enquiry, 'callerIp'>,
  since: Date,
): Promise<number> {
  const ofSender = 'mobile' in by ? eq(enquiries.mobile, by.mobile) : eq(enquiries.callerIp, by.callerIp);
  const [row] = await tx
    .select({ total: count() })
    .from(enquiries)
    .where(and(ofSender, gt(enquiries.createdAt, since)));
  return row?.total ?? 0;
}

export async function insertEnquiry(tx: Tx, enquiry: Enquiry): Promise<void> {
  await tx.insert(enquiries).values(enquiry);
}
