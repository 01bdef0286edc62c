import type { Db } from '@/shop-api/db/client';
import { brokenInvariants, conservedAmounts } from '@/shop-api/testing/invariants';
import { accountForOrders, type KnownOrders } from '@/shop-api/testing/order-ledger';

/** Every answered order is there once, no other is, and stock and credit add up to what they were at first. */
export async function expectNothingLost(
  db: Db,
  shoppers: readonly KnownOrders[],
  atFirst: Record<string, number>,
): Promise<void> {
  expect(await accountForOrders(db, shoppers)).toMatchObject({ lost: [], unknown: [] });
  expect(await brokenInvariants(db)).toEqual([]);
  expect(await conservedAmounts(db)).toEqual(atFirst);
}
