import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import { categories, productImages, products } from '@/shop-api/db/schema/catalogue';
import { type Change, recordChanges, recordProductChange } from '@/shop-api/modules/storefront/changes';
import { isChanged, isSameValue } from './plan-changes';
import type { CategoryPlan, Plan, ProductPlan } from './plan-import';
import { inChunks, updateRows } from './write-rows';

/** For more products than this, one event for the whole catalogue is sent instead of single ones. */
const MAX_SINGLE_EVENTS = 100;

/** Applies a plan and queues events for the affected pages; the rows must have been locked before the plan was made. */
export async function applyPlan(tx: Tx, plan: Plan): Promise<void> {
  const changedCategories = plan.categories.filter(isChanged);
  const changedProducts = plan.products.filter(isChanged);
  await writeCategories(tx, changedCategories);
  const ids = await writeProducts(tx, changedProducts);
  await writeImages(tx, changedProducts, ids);
  const closed = await productsOfClosed(tx, changedCategories);
  await recordChanges(tx, [...changesOf(changedCategories, changedProducts), ...closed]);
  if (changedProducts.length > MAX_SINGLE_EVENTS) return;
  await recordProductChange(tx, [...ids.values(), ...(await packsLeft(tx, changedProducts))]);
}

/** The ids of the packs whose group another pack leaves: their pages show it no more. */
async function packsLeft(tx: Tx, changed: readonly ProductPlan[]): Promise<number[]> {
  const groups = changed.flatMap(({ now, next }) =>
    now && now.groupKey !== next.groupKey ? [now.groupKey] : [],
  );
  if (groups.length === 0) return [];
  const left = await tx.select({ id: products.id }).from(products).where(inArray(products.groupKey, groups));
  return left.map(({ id }) => id);
}

async function writeCategories(tx: Tx, plans: readonly CategoryPlan[]): Promise<void> {
  const updates = plans.flatMap(({ now, next }) => (now ? [{ now, next }] : []));
  await updateRows(tx, categories, updates);
  for (const added of inChunks(plans.filter(({ now }) => !now))) {
    await tx.insert(categories).values(added.map(({ next }) => next));
  }
}

/** Returns the ids of the products by slug. */
async function writeProducts(tx: Tx, plans: readonly ProductPlan[]): Promise<Map<string, number>> {
  const known = await tx.select({ id: categories.id, slug: categories.slug }).from(categories);
  const categoryIds = idsBySlug(known);
  const rows = plans.map(({ now, next: { categorySlug, moreImages: _inTheirTable, ...fields } }) => ({
    now,
    next: { ...fields, categoryId: getId(categoryIds, categorySlug) },
  }));
  const updates = rows.flatMap(({ now, next }) => (now ? [{ now, next }] : []));
  await updateRows(tx, products, updates);
  const ids = idsBySlug(plans.flatMap(({ now }) => now ?? []));
  for (const added of inChunks(rows.filter(({ now }) => !now))) {
    const inserted = await tx
      .insert(products)
      .values(added.map(({ next }) => next))
      .returning({ id: products.id, slug: products.slug });
    for (const { id, slug } of inserted) ids.set(slug, id);
  }
  return ids;
}

/** Replaces the additional images of the products that change them. */
async function writeImages(
  tx: Tx,
  plans: readonly ProductPlan[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const changed = plans.filter(({ now, next }) => !isSameValue(now?.moreImages ?? [], next.moreImages));
  for (const old of inChunks(changed.flatMap(({ now }) => now?.id ?? []))) {
    await tx.delete(productImages).where(inArray(productImages.productId, old));
  }
  const rows = changed.flatMap(({ next: { slug, moreImages } }) =>
    moreImages.map((image, sort) => ({ productId: getId(ids, slug), image, sort })),
  );
  for (const added of inChunks(rows)) await tx.insert(productImages).values(added);
}

function idsBySlug(rows: readonly { id: number; slug: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** @throws Error when there is none, which the plan rules out. */
function getId(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`there is no row ${slug}`);
  return id;
}

function changesOf(
  changedCategories: readonly CategoryPlan[],
  changedProducts: readonly ProductPlan[],
): Change[] {
  const withdrawn = changedProducts.filter(({ now, next }) => now?.active && !next.active);
  const left = changedProducts.flatMap(({ now, next }) =>
    now && now.categorySlug !== next.categorySlug ? [now.categorySlug] : [],
  );
  const slugs = new Set([...changedCategories.map(({ next }) => next.slug), ...left]);
  const isMuch = changedProducts.length > MAX_SINGLE_EVENTS;
  // why: every page with a product shows its category, or hides the product because of it
  const isOfAll = isMuch || changedCategories.some(({ now }) => now);
  return [
    ...[...slugs].map((slug): Change => ({ kind: 'category', slug })),
    ...withdrawn.map(
      ({ next }): Change => ({ kind: 'withdrawn', slug: next.slug, category: next.categorySlug }),
    ),
    ...(isOfAll ? ([{ kind: 'catalogue' }] satisfies Change[]) : []),
  ];
}

/**
 * Events for products that left the shop with their category; with too many there are none, and each stale page is
 * shown once more.
 */
async function productsOfClosed(tx: Tx, changed: readonly CategoryPlan[]): Promise<Change[]> {
  const closed = changed.filter(({ now, next }) => now?.active && !next.active).map(({ next }) => next.slug);
  if (closed.length === 0) return [];
  const gone = await tx
    .select({ slug: products.slug, category: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(categories.slug, closed), eq(products.active, true)))
    .limit(MAX_SINGLE_EVENTS + 1);
  return gone.length > MAX_SINGLE_EVENTS ? [] : gone.map((one) => ({ kind: 'withdrawn', ...one }));
}
