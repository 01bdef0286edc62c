import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { recordProductChange } from '@/shop-api/modules/storefront/changes';
import { MAX_STOCK } from '../fields';
import { Refusal } from '../refusal';

export type ProductRow = { product: typeof products.$inferSelect; category: string };

/** @throws Refusal when there is no such product. */
export async function findProduct(db: DbOrTx, slug: string): Promise<ProductRow> {
  return required(await selectProduct(db, slug), slug);
}

function selectProduct(db: DbOrTx, slug: string) {
  return db
    .select({ product: products, category: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(eq(products.slug, slug));
}

function required([row]: ProductRow[], slug: string): ProductRow {
  if (row) return row;
  throw new Refusal(`There is no product ${slug}. "product list" shows all of them.`);
}

type ProductFields = Partial<
  Pick<
    ProductRow['product'],
    'pricePaise' | 'offerPaise' | 'stock' | 'active' | 'slug' | 'countryOfOrigin' | 'variantName' | 'nicName'
  >
>;
export type ProductChange = (row: ProductRow) => ProductFields;

/** Locks and changes one product, and queues an event for its pages. @throws Refusal */
export async function changeProduct(tx: Tx, slug: string, change: ProductChange): Promise<ProductRow> {
  const row = required(await selectProduct(tx, slug).for('no key update', { of: products }), slug);
  const changed = change(row);
  const product = { ...row.product, ...changed };
  requireValid(product);
  await tx.update(products).set(changed).where(eq(products.id, product.id));
  await recordProductChange(tx, [product.id]);
  return { ...row, product };
}

/**
 * Takes one product off sale or puts it back, and makes sure that exactly one pack of its produce on sale is listed
 * (decisions.md 5). @throws Refusal
 */
export async function changeSale(tx: Tx, slug: string, active: boolean): Promise<ProductRow> {
  await lockPacks(tx, slug);
  const { product } = await changeProduct(tx, slug, () => ({ active }));
  const onSale = and(eq(products.groupKey, product.groupKey), eq(products.active, true));
  const first = tx
    .select({ id: products.id })
    .from(products)
    .where(onSale)
    .orderBy(desc(products.listed), desc(eq(products.id, product.id)), asc(products.sort), asc(products.id))
    .limit(1);
  await tx
    .update(products)
    .set({ listed: sql`${products.id} = (${first})` })
    .where(onSale);
  return findProduct(tx, slug);
}

/** Locks the packs of the same produce in id order, as all transactions do. */
async function lockPacks(tx: Tx, slug: string): Promise<void> {
  const group = tx.select({ groupKey: products.groupKey }).from(products).where(eq(products.slug, slug));
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.groupKey, group))
    .orderBy(asc(products.id))
    .for('no key update');
}

function requireValid({ stock, pricePaise, offerPaise, slug }: ProductRow['product']): void {
  if (stock < 0) throw new Refusal(`There are fewer packs of ${slug} than that. Nothing was changed.`);
  if (stock > MAX_STOCK) throw new Refusal(`${slug} would have more than ${MAX_STOCK} packs.`);
  if (offerPaise >= pricePaise) {
    throw new Refusal(`The offer of ${slug} must be below its price. Set --offer too; 0 ends the offer.`);
  }
}
