import { and, desc, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { foldForSearch } from './fold';
import { isListed } from './product-columns';

const OFFERED = 3;
/** Share of trigrams in common from which a word may have been meant. */
const ALIKE_FROM = 0.35;

/** Names that sound most like a key that nothing matches, the likest first; none when nothing comes near. */
export async function namesAlike(db: DbOrTx, key: string): Promise<string[]> {
  const folded = foldForSearch(key);
  if (folded === '') return [];
  const alike = sql<number>`word_similarity(${folded}, ${products.searchText})`;
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isListed, sql`${alike} >= ${ALIKE_FROM}`))
    .orderBy(desc(alike), sql`(${products.stock} = 0) asc`, products.sort, products.id)
    .limit(OFFERED);
  return rows.map(({ name }) => name);
}
