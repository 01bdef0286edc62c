import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ShopEvent, shopEventSchema } from '@/lib/contract/shop/shop-event';
import type { DbOrTx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { storefrontEvents } from '@/shop-api/db/schema/storefront-events';

const productsChangedSchema = z.object({ kind: z.literal('products'), ids: z.array(z.number().int()) });

/** What is written down: an event, or products that are looked up when it is told, so that an order writes one row. */
const changeSchema = z.union([productsChangedSchema, shopEventSchema]);
export type Change = z.output<typeof changeSchema>;

/** Every page there is. */
export const EVERYTHING: readonly Change[] = [
  { kind: 'catalogue' },
  { kind: 'specials' },
  { kind: 'content' },
  { kind: 'settings' },
];

/** A change as it was stored; one that another version of the shop wrote and this one does not know is everything. */
export function readChange(stored: unknown): readonly Change[] {
  const parsed = changeSchema.safeParse(stored);
  return parsed.success ? [parsed.data] : EVERYTHING;
}

/** Has the storefront told what changed, once the transaction is committed and not otherwise. */
export async function recordChanges(tx: DbOrTx, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.insert(storefrontEvents).values(changes.map((change) => ({ change })));
}

/** As `recordChanges`, for products whose price, stock or texts changed. */
export async function recordProductChange(tx: DbOrTx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await recordChanges(tx, [{ kind: 'products', ids: [...ids] }]);
}

/** The events of changes, each once. A page shows every pack of its produce, so all of them count as changed. */
export async function toEvents(db: DbOrTx, changes: readonly Change[]): Promise<ShopEvent[]> {
  const ids = changes.flatMap((change) => (change.kind === 'products' ? change.ids : []));
  const events = changes.flatMap((change) => (change.kind === 'products' ? [] : [change]));
  const rows = ids.length > 0 ? await packsOf(db, ids) : [];
  const all = [...events, ...rows.map((row) => ({ kind: 'product' as const, ...row }))];
  return [...new Map(all.map((event) => [JSON.stringify(event), event])).values()];
}

function packsOf(db: DbOrTx, ids: readonly number[]) {
  const groups = db
    .select({ groupKey: products.groupKey })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]));
  return db
    .select({ slug: products.slug, category: sql<string>`${categories.slug}`.as('category') })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(products.groupKey, groups), eq(products.active, true)));
}
