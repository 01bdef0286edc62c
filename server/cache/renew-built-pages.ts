import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@/lib/config/paths';
import { inEveryLanguage } from '@/lib/domain/language';
import type { OwnPages } from '@/server/page/own-pages';

const RETRY_MS = 1_000;
const WARM_PAGES = [paths.home, paths.categories, paths.todaySpecial()];

/** Asks until `ask`, a call of the contract, resolves with true, or until it is aborted. Never rejects. */
export async function untilApiAnswers(ask: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !(await ask())) {
    await pause(RETRY_MS, undefined, { ref: false, signal }).catch(() => undefined);
  }
}

/**
 * The build renders pages without the shop API, some of them empty. Once the API answers, this expires them and
 * prerenders those that shoppers see first. Never rejects.
 */
export async function renewBuiltPages(
  pages: Pick<OwnPages, 'ask' | 'renew'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted && !(await pages.renew([{ kind: 'boot' }])));
  if (signal.aborted) return;
  for (const page of WARM_PAGES.flatMap(inEveryLanguage)) await pages.ask(page);
}
