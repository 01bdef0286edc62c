import type { Db } from '@/shop-api/db/client';
import { conservedAmounts } from '@/shop-api/testing/invariants';
import { type Crowd, fillWithCrowd } from './crowd-of-shop';
import { openWholeShop, type WholeShop } from './whole-shop';

export type ShopWithCrowd = { shop: WholeShop; crowd: Crowd; atFirst: Record<string, number> };
type Given = Omit<Parameters<typeof openWholeShop>[0], 'fill'>;

/** A whole shop, its customers, and what stock and credit came to before anybody bought. */
export async function openShopWithCrowd(people: number, given: Given = {}): Promise<ShopWithCrowd> {
  const filled: { crowd: Crowd; atFirst: Record<string, number> }[] = [];
  const fill = async (db: Db) => {
    filled.push({ crowd: await fillWithCrowd(db, people), atFirst: await conservedAmounts(db) });
  };
  const shop = await openWholeShop({ ...given, fill });
  const [one] = filled;
  if (!one) throw new Error('the database was not filled');
  return { shop, ...one };
}
