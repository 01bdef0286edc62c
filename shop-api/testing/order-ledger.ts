import type { Db } from '@/shop-api/db/client';
import { idempotencyKeys } from '@/shop-api/db/schema/idempotency';
import { orders } from '@/shop-api/db/schema/orders';

/** A buyer's knowledge of their own orders. */
export type KnownOrders = {
  /** Confirmed order ids by idempotency key. */
  acknowledged: ReadonlyMap<string, string>;
  /** The key of an order that was sent but not answered yet. */
  open: string | undefined;
};

export type LedgerReport = {
  /** Keys of confirmed orders that are missing or different in the database. */
  lost: string[];
  /** Orders that nobody sent, or duplicates. */
  unknown: string[];
  /** The number of unanswered orders, and how many of them were committed. */
  unanswered: number;
  committedUnanswered: number;
};

/** All orders in the database, keyed by idempotency key. */
async function ordersByKey(db: Db): Promise<Map<string, string>> {
  const [placed, keys] = [await db.select().from(orders), await db.select().from(idempotencyKeys)];
  const keyByResponse = new Map(keys.map(({ key, response }) => [JSON.stringify(response), key]));
  return new Map(placed.map(({ id }) => [keyByResponse.get(JSON.stringify({ invoice_id: id })) ?? id, id]));
}

/** Compares the orders in the database with those the buyers know. */
export async function accountForOrders(db: Db, buyers: readonly KnownOrders[]): Promise<LedgerReport> {
  const there = await ordersByKey(db);
  const report: LedgerReport = { lost: [], unknown: [], unanswered: 0, committedUnanswered: 0 };
  for (const { acknowledged, open } of buyers) {
    for (const [key, id] of acknowledged) {
      if (there.get(key) !== id) report.lost.push(key);
      there.delete(key);
    }
    if (open === undefined) continue;
    report.unanswered += 1;
    if (there.delete(open)) report.committedUnanswered += 1;
  }
  return { ...report, unknown: [...there.values()] };
}
