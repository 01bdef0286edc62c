import type { Db } from '@/shop-api/db/client';
import { conservedAmounts } from '@/shop-api/testing/invariants';
import { type Crowd, fillWithCrowd } from './crowd-of-shop';
import { openWholeShop, type WholeShop } from './whole-shop';

export type ShopWithCrowd = { shop: WholeShop; crowd: Crowd; initialAmounts: Record<string, number> };
type Options = Omit<Parameters<typeof openWholeShop>[0], 'fill'>;

/** Opens a whole shop with `people` customers. `initialAmounts` are stock and credit before the first order. */
export async function openShopWithCrowd(people: number, options: Options = {}): Promise<ShopWithCrowd> {
  const filled: { crowd: Crowd; initialAmounts: Record<string, number> }[] = [];
  const fill = async (db: Db) => {
    filled.push({ crowd: await fillWithCrowd(db, people), initialAmounts: await conservedAmounts(db) });
  };
  const shop = await openWholeShop({ ...options, fill });
  const [one] = filled;
  if (!one) throw new Error('the database was not filled');
  return { shop, ...one };
}
