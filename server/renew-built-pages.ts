import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@/lib/config/paths';
import { inEveryLanguage } from '@/lib/domain/language';
import type { OwnPages } from './own-pages';

const ASK_AGAIN_MS = 1_000;
const WARM_PAGES = [paths.home, paths.categories, paths.todaySpecial()];

/**
 * Pages are built without the shop API, some of them empty. Once it answers, those are dropped and the first
 * ones a shopper sees are made. Never rejects.
 */
export async function renewBuiltPages(pages: OwnPages, apiUrl: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await pages.ask(`${apiUrl}/ready`))) {
    await pause(ASK_AGAIN_MS, undefined, { ref: false });
  }
  while (!signal.aborted && !(await pages.renew([{ kind: 'boot' }])));
  if (signal.aborted) return;
  for (const page of WARM_PAGES.flatMap(inEveryLanguage)) await pages.ask(page);
}
