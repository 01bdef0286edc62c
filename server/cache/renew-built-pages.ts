import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@/lib/config/paths';
import { inEveryLanguage } from '@/lib/domain/language';
import type { OwnPages } from '@/server/page/own-pages';

const RETRY_MS = 1_000;
const WARM_PAGES = [paths.home, paths.categories, paths.todaySpecial()];

/** Calls `ask` until it resolves with true, with pauses, or until it is aborted. Never rejects. */
export async function untilTrue(ask: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
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
  await untilTrue(() => pages.renew([{ kind: 'boot' }]), signal);
  if (signal.aborted) return;
  for (const page of WARM_PAGES.flatMap(inEveryLanguage)) await pages.ask(page);
}
