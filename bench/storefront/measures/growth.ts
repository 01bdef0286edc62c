import { paths } from '@/lib/config/paths';
import { PAGE_SIZE } from '@/lib/domain/list-sizes';
import { SORTS } from '@/lib/domain/sorts.mjs';
import { COMMON } from '../catalogue';
import type { Shop } from '../open-shop';
import { cpuMsOf } from '../process-table';
import type { PageCost } from '../result';
import { medianOf } from './median';

/** Requests of each kind before the measured ones. */
const WARM_UP = 15;
/** Filters that keep all products. */
const FILTERS = ['', 'in-stock'];
const PAGES = Array.from({ length: COMMON.products / PAGE_SIZE }, (_, index) => index + 1);

/** Requested first, until both programs have compiled their hot code. */
const COMPILE_PAGES = spellings('brinjal').map((term) => paths.search(term));

/** Uncached pages of the hundred common products, all of them full, so that each one calls the API. */
function uncachedPages(slugs: readonly string[]): Record<string, string[]> {
  const lists = FILTERS.flatMap((filter) =>
    SORTS.flatMap((sort) => PAGES.map((page) => paths.category(COMMON.category, { sort, filter, page }))),
  );
  const searches = FILTERS.flatMap((filter) =>
    spellings('beans').map((term) => paths.search(term, { filter })),
  );
  return {
    'list, made anew': lists,
    'product, made anew': slugs.map(paths.product),
    'search, made anew': searches,
  };
}

/** A word in every mix of upper and lower case: different URLs with the same search results. */
function spellings(word: string): string[] {
  return Array.from({ length: 2 ** word.length }, (_, choice) =>
    [...word].map((letter, at) => (choice & (1 << at) ? letter.toUpperCase() : letter)).join(''),
  );
}

function cpuOf({ storefrontPid, apiPid }: Shop) {
  if (storefrontPid === undefined || apiPid === undefined) return undefined;
  return { storefront: cpuMsOf(storefrontPid), api: cpuMsOf(apiPid) };
}

async function msOf(shop: Shop, page: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(new URL(page, shop.origin));
  await response.text();
  if (!response.ok) throw new Error(`${page}: ${response.status}`);
  return performance.now() - startedAt;
}

/** Fetches each page from all shops before the next one. Resolves with milliseconds per shop. */
async function fetchAll(shops: readonly Shop[], pages: readonly string[]): Promise<number[][]> {
  const samples = shops.map((): number[] => []);
  for (const page of pages)
    for (const [at, shop] of shops.entries()) samples[at]?.push(await msOf(shop, page));
  return samples;
}

async function costsOf(shops: readonly Shop[], what: string, pages: readonly string[]): Promise<PageCost[]> {
  await fetchAll(shops, pages.slice(0, WARM_UP));
  const before = shops.map(cpuOf);
  const samples = await fetchAll(shops, pages.slice(WARM_UP));
  return shops.map((shop, at) => {
    const ms = medianOf(samples[at] ?? []);
    const [earlier, later] = [before[at], cpuOf(shop)];
    if (!earlier || !later) return { what, ms };
    const each = (program: 'storefront' | 'api') =>
      (later[program] - earlier[program]) / (pages.length - WARM_UP);
    return { what, ms, cpuMs: { storefront: each('storefront'), api: each('api') } };
  });
}

/** The cost of the same pages in each of these shops, which differ in the size of their catalogue. */
export async function measureGrowth(
  shops: readonly Shop[],
  times: number,
  slugs: readonly string[],
): Promise<PageCost[][]> {
  const turns = WARM_UP + times;
  const cached = { 'list, cached': paths.category(COMMON.category), 'home, cached': paths.home };
  const pagesOf: Record<string, string[]> = {
    ...uncachedPages(slugs),
    ...Object.fromEntries(Object.entries(cached).map(([what, page]) => [what, Array(turns).fill(page)])),
  };
  await fetchAll(shops, COMPILE_PAGES);
  const costs = shops.map((): PageCost[] => []);
  for (const [what, pages] of Object.entries(pagesOf)) {
    if (pages.length < turns) throw new Error(`There are ${pages.length} pages of "${what}" only.`);
    const found = await costsOf(shops, what, pages.slice(0, turns));
    for (const [at, cost] of found.entries()) costs[at]?.push(cost);
  }
  return costs;
}
