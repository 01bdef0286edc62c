import type { Shop } from '../open-shop';
import { cpuMsOf } from '../process-table';
import { medianOf } from './median';

/** Milliseconds of one page at a time: until it is here, and of processor time in storefront and shop API together. */
export type PageCost = { what: string; ms: number; cpuMs: number | undefined };

/** Pages nobody has asked for before, which the storefront makes with the shop API. */
const MADE: Record<string, (turn: number) => string> = {
  'list, made anew': (turn) => `/category/vegetables?page=${turn + 2}`,
  'search, made anew': (turn) => `/search/tomato%20${turn}`,
};
const READY: typeof MADE = { 'home, cached': () => '/', 'list, cached': () => '/category/vegetables' };

async function costOf(shop: Shop, what: string, times: number, pathOf: (turn: number) => string) {
  const pids = [shop.storefrontPid, shop.apiPid].filter((pid) => pid !== undefined);
  const cpu = () => pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);
  const samples: number[] = [];
  const before = cpu();
  for (let turn = 0; turn < times; turn++) {
    const startedAt = performance.now();
    const response = await fetch(new URL(pathOf(turn), shop.origin));
    await response.text();
    if (response.status >= 500) throw new Error(`${what}: ${response.status}`);
    samples.push(performance.now() - startedAt);
  }
  const cpuMs = pids.length === 0 ? undefined : (cpu() - before) / times;
  return { what, ms: medianOf(samples), cpuMs };
}

/** What pages cost in a shop, whatever the size of its catalogue. */
export async function measureGrowth(shop: Shop, times: number): Promise<PageCost[]> {
  const costs: PageCost[] = [];
  for (const [what, pathOf] of Object.entries({ ...READY, ...MADE })) {
    await costOf(shop, what, 1, pathOf);
    costs.push(await costOf(shop, what, times, (turn) => pathOf(turn + 1)));
  }
  return costs;
}
