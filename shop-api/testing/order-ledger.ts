import type { Db } from '@/shop-api/db/client';
import { idempotencyKeys } from '@/shop-api/db/schema/idempotency';
import { orders } from '@/shop-api/db/schema/orders';

/** What a buyer knows of their orders. */
export type KnownOrders = {
  /** Order ids by the keys they answered. */
  acknowledged: ReadonlyMap<string, string>;
  /** The key of an order that was sent and not answered yet. */
  open: string | undefined;
};

export type Account = {
  /** Keys that were answered with an order that is not there, or is another one. */
  lost: string[];
  /** Orders that nobody sent, or sent once and got twice. */
  unknown: string[];
  /** How many were not answered yet, and how many of those are there. */
  unanswered: number;
  committedUnanswered: number;
};

/** Every order that is there, by the customer's key that made it. */
async function ordersByKey(db: Db): Promise<Map<string, string>> {
  const [placed, keys] = [await db.select().from(orders), await db.select().from(idempotencyKeys)];
  const made = new Map(keys.map(({ key, response }) => [JSON.stringify(response), key]));
  return new Map(placed.map(({ id }) => [made.get(JSON.stringify({ invoice_id: id })) ?? id, id]));
}

/** The orders of the database beside those that all of its buyers know of. */
export async function accountForOrders(db: Db, buyers: readonly KnownOrders[]): Promise<Account> {
  const there = await ordersByKey(db);
  const account: Account = { lost: [], unknown: [], unanswered: 0, committedUnanswered: 0 };
  for (const { acknowledged, open } of buyers) {
    for (const [key, id] of acknowledged) {
      if (there.get(key) !== id) account.lost.push(key);
      there.delete(key);
    }
    if (open === undefined) continue;
    account.unanswered += 1;
    if (there.delete(open)) account.committedUnanswered += 1;
  }
  return { ...account, unknown: [...there.values()] };
}
