import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { MovedSection, MovedTo } from '@/lib/config/canonical-address';
import { internalPaths } from '@/lib/config/internal-paths';
import { log } from '@/lib/config/log';
import { issuesOf } from '@/lib/domain/log-safe';
import type { OwnPages } from '@/server/page/own-pages';
import { jsonText } from './json-text';

/** As long as pages are cached: finds changes for which no event arrived. */
const POLL_MS = 300_000;
const RETRY_MS = 1_000;

const slugsSchema = z.record(z.string(), z.string());
const answerSchema = jsonText.pipe(z.object({ products: slugsSchema, categories: slugsSchema }));

export type MovedAddresses = {
  /** Looks up the in-memory map; never calls the shop API. */
  movedTo: MovedTo;
  /** Reloads the map; on failure keeps the old one and resolves with false. Never rejects. */
  refresh: () => Promise<boolean>;
};

/** Renamed slugs and their current ones, loaded from app/api/moved. */
export function movedAddresses(pages: Pick<OwnPages, 'readOwn'>): MovedAddresses {
  let moved: Record<MovedSection, ReadonlyMap<string, string>> = {
    category: new Map(),
    'product-detail': new Map(),
  };
  let requests = 0;
  let applied = 0;
  return {
    movedTo: (section, oldSlug) => moved[section].get(oldSlug),
    refresh: async () => {
      requests += 1;
      const requestNumber = requests;
      const text = await pages.readOwn(internalPaths.moved);
      if (text === undefined) return false;
      const answer = answerSchema.safeParse(text);
      if (!answer.success) {
        log('error', 'moved_unreadable', { issues: issuesOf(answer.error) });
        return false;
      }
      const { products, categories } = answer.data;
      // why: the response of an earlier request must not overwrite that of a later one
      if (requestNumber < applied) return true;
      applied = requestNumber;
      moved = {
        category: new Map(Object.entries(categories)),
        'product-detail': new Map(Object.entries(products)),
      };
      return true;
    },
  };
}

/** Loads the map as soon as the shop API answers, then reloads it periodically. Never rejects. */
export async function pollMovedAddresses({ refresh }: MovedAddresses, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isRead = await refresh();
    await pause(isRead ? POLL_MS : RETRY_MS, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
