import type { Db } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';

let copies = 0;

/** Adds `count` copies of the first product and returns their ids. */
export async function copyProducts(db: Db, count: number): Promise<number[]> {
  const [first] = await db.select().from(products).limit(1);
  if (!first) throw new Error('the shop has no product');
  const { id: _, soldOut: __, typedText: ___, tamilOrder: ____, ...columns } = first;
  const rows = Array.from({ length: count }, () => ({ ...columns, slug: `copy-${++copies}` }));
  const added = await db.insert(products).values(rows).returning({ id: products.id });
  return added.map(({ id }) => id);
}
