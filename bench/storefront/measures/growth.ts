import { paths } from '@/lib/config/paths';
import { PAGE_SIZE, SORTS } from '@/lib/domain/sort';
import { COMMON } from '../catalogue';
import type { Shop } from '../open-shop';
import { cpuMsOf } from '../process-table';
import type { PageCost } from '../result';
import { medianOf } from './median';

const WARM_UP = 15;
/** What leaves all of them. */
const FILTERS = ['', 'in-stock'];
const PAGES = Array.from({ length: COMMON.products / PAGE_SIZE }, (_, index) => index + 1);

/** The pages of every shop's hundred products, full ones all, each of which the API is asked for. */
function pagesMadeAnew(slugs: readonly string[]): Record<string, string[]> {
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

/** A word with each choice of its letters large: other pages, on which the same is found. */
function spellings(word: string): string[] {
  return Array.from({ length: 2 ** word.length }, (_, choice) =>
    [...word].map((letter, at) => (choice & (1 << at) ? letter.toUpperCase() : letter)).join(''),
  );
}

function cpuOf({ storefrontPid, apiPid }: Shop) {
  if (storefrontPid === undefined || apiPid === undefined) return undefined;
  return { storefront: cpuMsOf(storefrontPid), api: cpuMsOf(apiPid) };
}

async function fetchAll(shop: Shop, pages: readonly string[]): Promise<number[]> {
  const samples: number[] = [];
  for (const page of pages) {
    const startedAt = performance.now();
    const response = await fetch(new URL(page, shop.origin));
    await response.text();
    if (!response.ok) throw new Error(`${page}: ${response.status}`);
    samples.push(performance.now() - startedAt);
  }
  return samples;
}

async function costOf(shop: Shop, what: string, pages: readonly string[]): Promise<PageCost> {
  await fetchAll(shop, pages.slice(0, WARM_UP));
  const before = cpuOf(shop);
  const ms = medianOf(await fetchAll(shop, pages.slice(WARM_UP)));
  const after = cpuOf(shop);
  if (!before || !after) return { what, ms };
  const each = (program: 'storefront' | 'api') =>
    (after[program] - before[program]) / (pages.length - WARM_UP);
  return { what, ms, cpuMs: { storefront: each('storefront'), api: each('api') } };
}

/** What pages cost in a shop, whatever the size of its catalogue. */
export async function measureGrowth(
  shop: Shop,
  times: number,
  slugs: readonly string[],
): Promise<PageCost[]> {
  const costs: PageCost[] = [];
  const turns = WARM_UP + times;
  for (const [what, pages] of Object.entries(pagesMadeAnew(slugs))) {
    if (pages.length < turns) throw new Error(`There are ${pages.length} pages of "${what}" only.`);
    costs.push(await costOf(shop, what, pages.slice(0, turns)));
  }
  const ready = { 'list, cached': paths.category(COMMON.category), 'home, cached': paths.home };
  for (const [what, page] of Object.entries(ready))
    costs.push(await costOf(shop, what, Array<string>(turns).fill(page)));
  return costs;
}
