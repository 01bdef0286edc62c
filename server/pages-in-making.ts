import { setTimeout as pause } from 'node:timers/promises';
import type { Moment } from './page-store';

/** Most pages take far less; a client that reads slowly, or a shop API that hangs, keeps nobody longer. */
const LONGEST_MS = 2_000;

type Making = { askedAt: Moment; done: Promise<void> };

export type PagesInMaking = {
  /** Has a page made, once nothing is left that was asked for at its address before the last change. */
  make: (address: string, work: () => Promise<void> | void) => Promise<void>;
};

/**
 * Next lets all who ask for a page share one making of it. Who asks after a change must not share one from before
 * (docs/adr/0024).
 */
export function pagesInMaking(now: () => Moment): PagesInMaking {
  const all = new Map<string, Set<Making>>();

  const ofBefore = (address: string): Promise<void>[] =>
    [...(all.get(address) ?? [])].filter(({ askedAt }) => askedAt !== now()).map(({ done }) => done);

  const untilNoneOfBefore = async (address: string): Promise<void> => {
    for (let old = ofBefore(address); old.length > 0; old = ofBefore(address)) await Promise.allSettled(old);
  };

  return {
    make: async (address, work) => {
      if (ofBefore(address).length > 0) {
        await Promise.race([untilNoneOfBefore(address), pause(LONGEST_MS, undefined, { ref: false })]);
      }
      const done = Promise.resolve(work());
      const making = { askedAt: now(), done };
      const here = all.get(address) ?? new Set();
      all.set(address, here.add(making));
      try {
        await done;
      } finally {
        here.delete(making);
        if (here.size === 0) all.delete(address);
      }
    },
  };
}
