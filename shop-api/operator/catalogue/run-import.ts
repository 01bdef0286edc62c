import type { Db } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { searchTextOf } from '@/shop-api/modules/catalogue/fold';
import { Refusal } from '../refusal';
import { applyPlan } from './apply-plan';
import { type CatalogueNow, lockCatalogue, readSnapshot } from './current-catalogue';
import { type Counts, countsOf, productsToLock } from './plan-changes';
import { type ImportRequest, type Plan, planImport } from './plan-import';

/** Counts what an import would do, without locks or writes. @throws Refusal with every problem. */
export async function tryImport(db: Db, request: ImportRequest): Promise<Counts> {
  return countsOf(requirePlan(request, await readSnapshot(db)));
}

/**
 * Imports everything or nothing. The first plan only finds the products to lock, so that orders of others do not wait.
 *
 * @throws Refusal with every problem.
 */
export async function runImport(db: Db, tables: ImportRequest): Promise<Counts> {
  const request = { ...tables, toSearchText: cachedSearchText() };
  const now = await readSnapshot(db);
  return importLocked(db, request, new Set(productsToLock(requirePlan(request, now).products, now)));
}

/** Plans again with these products locked; when the new plan needs more locks, starts over with those too. */
async function importLocked(db: Db, request: ImportRequest, ids: ReadonlySet<number>): Promise<Counts> {
  const { counts, missing } = await withTransaction(db, async (tx) => {
    const now = await lockCatalogue(tx, [...ids]);
    const plan = requirePlan(request, now);
    const missing = productsToLock(plan.products, now).filter((id) => !ids.has(id));
    if (missing.length > 0) return { missing };
    await applyPlan(tx, plan);
    return { counts: countsOf(plan), missing };
  });
  return counts ?? importLocked(db, request, new Set([...ids, ...missing]));
}

function cachedSearchText(): typeof searchTextOf {
  const texts = new Map<string, string>();
  return (names) => {
    const key = JSON.stringify(names);
    const text = texts.get(key) ?? searchTextOf(names);
    texts.set(key, text);
    return text;
  };
}

/** @throws Refusal when the plan has problems. */
function requirePlan(request: ImportRequest, now: CatalogueNow): Plan {
  const plan = planImport(request, now);
  if (plan.problems.length > 0) throw new Refusal('Nothing was imported.', plan.problems);
  return plan;
}
