import type { CatalogueNow } from './current-catalogue';
import type { Plan, ProductPlan } from './plan-import';

export type Count = { added: number; changed: number; unchanged: number };
export type Counts = { categories: Count; products: Count };

export type Fields = Readonly<Record<string, unknown>>;
type RowPlan = { now?: Fields | undefined; next: Fields };

/** The fields that decide which pack of its produce is listed (decisions.md 5). */
const LISTING_FIELDS: ReadonlySet<string> = new Set(['groupKey', 'listed', 'active']);

/** Compares primitive values and lists of them. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
}

/** The names of the fields of `next` whose value is another than now; all of them for a new row. */
export function changedFields({ now, next }: RowPlan): string[] {
  return Object.keys(next).filter((name) => !now || !isSameValue(now[name], next[name]));
}

/** True for a new row and for one that differs from its plan. */
export function isChanged(plan: RowPlan): boolean {
  return !plan.now || changedFields(plan).length > 0;
}

export function countsOf({ categories, products }: Plan): Counts {
  return { categories: countOf(categories), products: countOf(products) };
}

function countOf(plans: readonly RowPlan[]): Count {
  const added = plans.filter(({ now }) => !now).length;
  const unchanged = plans.filter((plan) => !isChanged(plan)).length;
  return { added, changed: plans.length - added - unchanged, unchanged };
}

/**
 * The ids of the products that must be locked before the plan is carried out: those it changes, those whose stock it
 * sets (an order in progress may still change it), and all packs of a produce when the plan changes which is listed.
 */
export function productsToLock(plans: readonly ProductPlan[], { products }: CatalogueNow): number[] {
  const changed = plans.filter(isChanged);
  const relisted = changed.filter((plan) => changedFields(plan).some((name) => LISTING_FIELDS.has(name)));
  const groups = new Set(relisted.flatMap(({ now, next }) => [now?.groupKey, next.groupKey]));
  const ids = new Set([...changed, ...plans.filter(({ setsStock }) => setsStock)].map(({ now }) => now?.id));
  return products.filter(({ id, groupKey }) => ids.has(id) || groups.has(groupKey)).map(({ id }) => id);
}
