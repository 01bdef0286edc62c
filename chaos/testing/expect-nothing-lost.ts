import type { Db } from '@/shop-api/db/client';
import { brokenInvariants, conservedAmounts } from '@/shop-api/testing/invariants';
import { accountForOrders, type KnownOrders } from '@/shop-api/testing/order-ledger';

/** Expects each acknowledged order once and no unknown one, and stock and credit to add up to `initialAmounts`. */
export async function expectNothingLost(
  db: Db,
  shoppers: readonly KnownOrders[],
  initialAmounts: Record<string, number>,
): Promise<void> {
  expect(await accountForOrders(db, shoppers)).toMatchObject({ lost: [], unknown: [] });
  expect(await brokenInvariants(db)).toEqual([]);
  expect(await conservedAmounts(db)).toEqual(initialAmounts);
}
