import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ShopEvent, shopEventSchema } from '@/lib/contract/shop/shop-event';
import { EVERYTHING } from '@/lib/domain/whole-shop';
import type { DbOrTx } from '@/shop-api/db/client';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { storefrontEvents } from '@/shop-api/db/schema/storefront-events';

const productsChangedSchema = z.object({ kind: z.literal('products'), ids: z.array(z.number().int()) });

/** A stored change: an event, or product ids that are resolved when it is sent, so that an order writes one row. */
const changeSchema = z.union([productsChangedSchema, shopEventSchema]);
export type Change = z.output<typeof changeSchema>;

/** Parses a stored change; one of another version of the shop that is not understood counts as `EVERYTHING`. */
export function readChange(stored: unknown): readonly Change[] {
  const parsed = changeSchema.safeParse(stored);
  return parsed.success ? [parsed.data] : EVERYTHING;
}

/** Queues changes for the storefront; they are sent only if the transaction commits. */
export async function recordChanges(tx: DbOrTx, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.insert(storefrontEvents).values(changes.map((change) => ({ change })));
}

/** Like `recordChanges`, for products whose price, stock or texts changed. */
export async function recordProductChange(tx: DbOrTx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await recordChanges(tx, [{ kind: 'products', ids: [...ids] }]);
}

/**
 * Converts changes to unique events. A product page shows all packs of its produce, so all of them count as changed.
 */
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
