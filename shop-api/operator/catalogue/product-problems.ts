import { type CheckedRow, place } from '../csv/check-table';
import { PRODUCTS_FILE, type ProductColumns } from './columns';
import type { CatalogueNow } from './current-catalogue';
import type { ProductPlan } from './plan-import';

/** The problems of products as planned, per row and per group of packs. */
export function problemsOfProducts(
  rows: readonly CheckedRow<ProductColumns>[],
  plans: readonly ProductPlan[],
  now: CatalogueNow,
  categorySlugs: ReadonlySet<string>,
): string[] {
  const ofRows = rows.flatMap(({ number }, index) => {
    const next = plans[index]?.next;
    if (!next) return [];
    const problems: string[] = [];
    if (next.categorySlug !== '' && !categorySlugs.has(next.categorySlug)) {
      problems.push(
        `${place(PRODUCTS_FILE, number, 'category_slug')}: there is no category ${next.categorySlug}`,
      );
    }
    if (next.offerPaise > 0 && next.pricePaise > 0 && next.offerPaise >= next.pricePaise) {
      problems.push(
        `${place(PRODUCTS_FILE, number, 'selling_price')}: must be below actual_price, or 0 for no offer`,
      );
    }
    return problems;
  });
  return [...ofRows, ...problemsOfGroups(rows, plans, now)];
}

/** Lists show one pack of each produce (decisions.md 5). */
function problemsOfGroups(
  rows: readonly CheckedRow<ProductColumns>[],
  plans: readonly ProductPlan[],
  now: CatalogueNow,
): string[] {
  const bySlug = new Map(now.products.map((product) => [product.slug, { ...product }] as const));
  const packs = new Map<string, { groupKey: string; listed: boolean; active: boolean }>(bySlug);
  for (const { next } of plans) packs.set(next.slug, next);
  const listedOnSale = new Map<string, number>();
  for (const { groupKey, active, listed } of packs.values()) {
    if (active) listedOnSale.set(groupKey, (listedOnSale.get(groupKey) ?? 0) + Number(listed));
  }
  return [...cellsOfGroups(rows, plans)].flatMap(([group, cell]) => {
    const listed = listedOnSale.get(group) ?? 1;
    return listed === 1 ? [] : [`${cell}: ${listed} packs of ${group} are listed; it must be exactly one`];
  });
}

/** The cell to report for each affected group: that of its first row, or of the row that moves a listed pack away. */
function cellsOfGroups(
  rows: readonly CheckedRow<ProductColumns>[],
  plans: readonly ProductPlan[],
): Map<string, string> {
  const entered = new Map<string, string>();
  const left = new Map<string, string>();
  rows.forEach(({ number }, index) => {
    const plan = plans[index];
    if (!plan) return;
    const { now, next } = plan;
    if (!entered.has(next.groupKey)) entered.set(next.groupKey, place(PRODUCTS_FILE, number, 'listed'));
    if (now?.listed && now.groupKey !== next.groupKey)
      left.set(now.groupKey, place(PRODUCTS_FILE, number, 'group'));
  });
  return new Map([...left, ...entered]);
}
