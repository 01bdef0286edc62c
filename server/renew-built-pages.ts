import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@/lib/config/paths';
import { inEveryLanguage } from '@/lib/domain/language';
import type { OwnPages } from './own-pages';

const RETRY_MS = 1_000;
const WARM_PAGES = [paths.home, paths.categories, paths.todaySpecial()];

/**
 * The build renders pages without the shop API, some of them empty. Once the API is ready, this expires them and
 * prerenders those that shoppers see first. Never rejects.
 */
export async function renewBuiltPages(pages: OwnPages, apiUrl: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await pages.ask(`${apiUrl}/ready`))) {
    await pause(RETRY_MS, undefined, { ref: false });
  }
  while (!signal.aborted && !(await pages.renew([{ kind: 'boot' }])));
  if (signal.aborted) return;
  for (const page of WARM_PAGES.flatMap(inEveryLanguage)) await pages.ask(page);
}
