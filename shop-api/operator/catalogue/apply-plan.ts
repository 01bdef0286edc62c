import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@/shop-api/db/client';
import { categories, productImages, products } from '@/shop-api/db/schema/catalogue';
import { type Change, recordChanges, recordProductChange } from '@/shop-api/modules/storefront/changes';
import type { CategoryPlan, Plan, ProductPlan } from './plan-import';

export type Count = { added: number; changed: number; unchanged: number };

/** Above so many products, every page is told of at once. */
const TELL_ONE_BY_ONE = 100;

function isSame(now: object | undefined, next: object): boolean {
  return now !== undefined && Object.keys(differences(now, next)).length === 0;
}

/** The fields of `next` that are other than now; only those are written, so that an order's stock is not undone. */
function differences<Fields extends object>(now: object, next: Fields): Partial<Fields> {
  const old: Record<string, unknown> = { ...now };
  const changed: Partial<Fields> = { ...next };
  for (const [name, value] of Object.entries(next)) {
    // why: the names are those of `next` itself
    if (JSON.stringify(old[name]) === JSON.stringify(value)) delete changed[name as keyof Fields];
  }
  return changed;
}

function countOf(plans: readonly { now?: object | undefined; next: object }[]): Count {
  const added = plans.filter(({ now }) => !now).length;
  const unchanged = plans.filter(({ now, next }) => isSame(now, next)).length;
  return { added, changed: plans.length - added - unchanged, unchanged };
}

/** Does what is planned and has the pages that show it made anew; rows that are as planned are left alone. */
export async function applyPlan(tx: Tx, plan: Plan): Promise<{ categories: Count; products: Count }> {
  const changedCategories = plan.categories.filter(({ now, next }) => !isSame(now, next));
  for (const one of changedCategories) await applyCategory(tx, one);
  const changedProducts = plan.products.filter(({ now, next }) => !isSame(now, next));
  const categoryIds = new Map(
    (await tx.select({ id: categories.id, slug: categories.slug }).from(categories)).map(({ id, slug }) => [
      slug,
      id,
    ]),
  );
  const ids: number[] = [];
  for (const one of changedProducts) ids.push(await applyProduct(tx, one, categoryIds));
  const closed = await productsOfClosed(tx, changedCategories);
  await recordChanges(tx, [...changesOf(changedCategories, changedProducts), ...closed]);
  if (changedProducts.length <= TELL_ONE_BY_ONE) await recordProductChange(tx, ids);
  return { categories: countOf(plan.categories), products: countOf(plan.products) };
}

async function applyCategory(tx: Tx, { now, next }: CategoryPlan): Promise<void> {
  if (now) await tx.update(categories).set(differences(now, next)).where(eq(categories.id, now.id));
  else await tx.insert(categories).values(next);
}

async function applyProduct(
  tx: Tx,
  { now, next }: ProductPlan,
  categoryIds: ReadonlyMap<string, number>,
): Promise<number> {
  const { categorySlug, moreImages, ...fields } = next;
  const categoryId = categoryIds.get(categorySlug);
  if (categoryId === undefined) throw new Error(`the category ${categorySlug} vanished`);
  const row = { ...fields, categoryId };
  const id = now ? now.id : await insertProduct(tx, row);
  const changed = now ? differences(now, row) : {};
  if (Object.keys(changed).length > 0) await tx.update(products).set(changed).where(eq(products.id, id));
  if (!isSame({ moreImages: now?.moreImages ?? [] }, { moreImages })) {
    await tx.delete(productImages).where(inArray(productImages.productId, [id]));
    const rows = moreImages.map((image, sort) => ({ productId: id, image, sort }));
    if (rows.length > 0) await tx.insert(productImages).values(rows);
  }
  return id;
}

async function insertProduct(tx: Tx, row: typeof products.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(products).values(row).returning({ id: products.id });
  if (!inserted) throw new Error(`${row.slug} was not inserted`);
  return inserted.id;
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
  const isMuch = changedProducts.length > TELL_ONE_BY_ONE;
  // why: whatever shows a product says its category, or leaves it out for it
  const isOfAll = isMuch || changedCategories.some(({ now }) => now);
  return [
    ...[...slugs].map((slug): Change => ({ kind: 'category', slug })),
    ...withdrawn.map(
      ({ next }): Change => ({ kind: 'withdrawn', slug: next.slug, category: next.categorySlug }),
    ),
    ...(isOfAll ? ([{ kind: 'catalogue' }] satisfies Change[]) : []),
  ];
}

/** What left the shop with its category; of too many none is told by itself, and each page that is old is shown once more. */
async function productsOfClosed(tx: Tx, changed: readonly CategoryPlan[]): Promise<Change[]> {
  const closed = changed.filter(({ now, next }) => now?.active && !next.active).map(({ next }) => next.slug);
  if (closed.length === 0) return [];
  const gone = await tx
    .select({ slug: products.slug, category: categories.slug })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(inArray(categories.slug, closed), eq(products.active, true)))
    .limit(TELL_ONE_BY_ONE + 1);
  return gone.length > TELL_ONE_BY_ONE ? [] : gone.map((one) => ({ kind: 'withdrawn', ...one }));
}
