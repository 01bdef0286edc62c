import { and, asc, count, desc, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '@/shop-api/db/client';
import { cities, pincodes } from '@/shop-api/db/schema/content';
import { customers } from '@/shop-api/db/schema/identity';
import { pincodeAlerts } from '@/shop-api/db/schema/pincode-alerts';
import { isBelowDailyLimit } from '@/shop-api/modules/sms/queue';

/** True if the shop delivers to a pincode; the query must include pincodes and cities. */
export const isServed = sql<boolean>`coalesce(${pincodes.served}, ${cities.served})`;

/** The district of a postal code and whether the shop delivers there; undefined for a code not in Tamil Nadu. */
export async function findPlace(db: DbOrTx, pincode: string) {
  const [row] = await db
    .select({ cityName: cities.name, served: isServed })
    .from(pincodes)
    .innerJoin(cities, eq(cities.name, pincodes.cityName))
    .where(eq(pincodes.pincode, pincode))
    .orderBy(desc(isServed), asc(cities.name))
    .limit(1);
  return row;
}

/** Returns the subset of pincodes that the shop delivers to. */
export async function servedOf(db: DbOrTx, codes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ pincode: pincodes.pincode })
    .from(pincodes)
    .innerJoin(cities, eq(cities.name, pincodes.cityName))
    .where(and(inArray(pincodes.pincode, [...codes]), isServed));
  return new Set(rows.map(({ pincode }) => pincode));
}

/** False while the operator has not set any served place: then no order is refused. */
export async function hasServedPlaces(db: DbOrTx): Promise<boolean> {
  const [district] = await db
    .select({ name: cities.name })
    .from(cities)
    .where(eq(cities.served, true))
    .limit(1);
  if (district) return true;
  const [single] = await db
    .select({ code: pincodes.pincode })
    .from(pincodes)
    .where(eq(pincodes.served, true))
    .limit(1);
  return single !== undefined;
}

/** True when the alert is new. */
export async function addPincodeAlert(
  tx: Tx,
  customerId: string,
  pincode: string,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(pincodeAlerts)
    .values({ customerId, pincode, createdAt: now })
    .onConflictDoNothing()
    .returning({ pincode: pincodeAlerts.pincode });
  return added.length > 0;
}

export function countPincodeAlertsOf(tx: Tx, customerId: string): Promise<number> {
  return tx.$count(pincodeAlerts, eq(pincodeAlerts.customerId, customerId));
}

export async function removePincodeAlert(db: DbOrTx, customerId: string, pincode: string): Promise<void> {
  await db
    .delete(pincodeAlerts)
    .where(and(eq(pincodeAlerts.customerId, customerId), eq(pincodeAlerts.pincode, pincode)));
}

/** The newest first. */
export function listPincodeAlerts(db: Db, customerId: string) {
  return db
    .select({ pincode: pincodeAlerts.pincode })
    .from(pincodeAlerts)
    .where(eq(pincodeAlerts.customerId, customerId))
    .orderBy(desc(pincodeAlerts.createdAt), asc(pincodeAlerts.pincode));
}

/** Locks up to `limit` alerts whose pincode is now served, the oldest first; other instances skip them. */
export function claimFulfilledPincodeAlerts(tx: Tx, limit: number, now: Date) {
  const served = tx
    .select({ one: sql`1` })
    .from(pincodes)
    .innerJoin(cities, eq(cities.name, pincodes.cityName))
    .where(and(eq(pincodes.pincode, pincodeAlerts.pincode), isServed));
  return tx
    .select({
      customerId: pincodeAlerts.customerId,
      pincode: pincodeAlerts.pincode,
      mobile: customers.mobile,
      language: customers.language,
    })
    .from(pincodeAlerts)
    .innerJoin(customers, eq(customers.id, pincodeAlerts.customerId))
    .where(
      and(
        exists(served),
        isNull(customers.suspendedAt),
        isBelowDailyLimit(tx, customers.mobile, 'now_served', now),
      ),
    )
    .orderBy(asc(pincodeAlerts.createdAt))
    .limit(limit)
    .for('update', { of: pincodeAlerts, skipLocked: true });
}

/** The number of waiting customers per pincode, the highest first. */
export function countPincodeAlerts(db: DbOrTx) {
  const waiting = count(pincodeAlerts.customerId);
  return db
    .select({ pincode: pincodeAlerts.pincode, district: pincodes.cityName, waiting })
    .from(pincodeAlerts)
    .innerJoin(pincodes, eq(pincodes.pincode, pincodeAlerts.pincode))
    .groupBy(pincodeAlerts.pincode, pincodes.cityName)
    .orderBy(desc(waiting), asc(pincodeAlerts.pincode));
}
