import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { MovedSection, MovedTo } from '@/lib/config/canonical-address';
import { jsonText } from './json-text';
import type { OwnPages } from './own-pages';

/** As long as pages are kept, for a change that nobody told. */
const READ_AGAIN_MS = 300_000;
const ASK_AGAIN_MS = 1_000;

const slugsSchema = z.record(z.string(), z.string());
const answerSchema = jsonText.pipe(z.object({ products: slugsSchema, categories: slugsSchema }));

export type MovedAddresses = {
  /** From memory: no request waits for the shop API. */
  movedTo: MovedTo;
  /** Reads them anew; the last ones stay while there is no answer that can be read. Answers whether there was one. Never rejects. */
  refresh: () => Promise<boolean>;
};

/** What was renamed and where it is today, as app/api/moved tells it. */
export function movedAddresses(pages: Pick<OwnPages, 'readOwn'>): MovedAddresses {
  let moved: Record<MovedSection, ReadonlyMap<string, string>> = {
    category: new Map(),
    'product-detail': new Map(),
  };
  let asked = 0;
  let applied = 0;
  return {
    movedTo: (section, oldSlug) => moved[section].get(oldSlug),
    refresh: async () => {
      asked += 1;
      const mine = asked;
      const text = await pages.readOwn('/api/moved');
      if (text === undefined) return false;
      const answer = answerSchema.safeParse(text);
      if (!answer.success) return false;
      const { products, categories } = answer.data;
      // why: what was asked for earlier must not overwrite what was asked for later
      if (mine < applied) return true;
      applied = mine;
      moved = {
        category: new Map(Object.entries(categories)),
        'product-detail': new Map(Object.entries(products)),
      };
      return true;
    },
  };
}

/** Reads them as soon as the shop API answers, and again from time to time. Never rejects. */
export async function keepMoved({ refresh }: MovedAddresses, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isRead = await refresh();
    await pause(isRead ? READ_AGAIN_MS : ASK_AGAIN_MS, undefined, { ref: false, signal }).catch(
      () => undefined,
    );
  }
}
