import type { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Moment } from './page-store';

/** Most pages take far less; a client that reads slowly, or a shop API that hangs, keeps nobody longer. */
const LONGEST_MS = 2_000;

type Making = { askedAt: Moment; done: Promise<void> };

export type PageToMake = {
  /** Tells of its `close`, when nobody waits for the page any more. */
  res: EventEmitter;
  /** Resolves when the page is made. */
  work: () => Promise<void> | void;
};

export type PagesInMaking = {
  /** Has a page made, once nothing is left that was asked for at its address before the last change. */
  make: (address: string, page: PageToMake) => Promise<void>;
};

/**
 * Next lets all who ask for a page share one making of it. Who asks after a change must not share one from before
 * (docs/adr/0024).
 */
export function pagesInMaking(now: () => Moment, longestMs = LONGEST_MS): PagesInMaking {
  const all = new Map<string, Set<Making>>();

  const ofBefore = (address: string): Promise<void>[] =>
    [...(all.get(address) ?? [])].filter(({ askedAt }) => askedAt !== now()).map(({ done }) => done);

  const untilNoneOfBefore = async (address: string): Promise<void> => {
    for (let old = ofBefore(address); old.length > 0; old = ofBefore(address)) await Promise.all(old);
  };

  const remember = async (address: string, done: Promise<void>): Promise<void> => {
    const making = { askedAt: now(), done };
    const here = all.get(address) ?? new Set();
    all.set(address, here.add(making));
    await done;
    here.delete(making);
    if (here.size === 0) all.delete(address);
  };

  return {
    make: async (address, { res, work }) => {
      if (ofBefore(address).length > 0) {
        await Promise.race([untilNoneOfBefore(address), pause(longestMs, undefined, { ref: false })]);
      }
      const made = Promise.resolve(work());
      void remember(address, untilMade(made, res, longestMs));
      await made;
    },
  };
}

/**
 * Next waits for the end of an answer, which may never come when its client left: so long after that, whatever others
 * share of the page is made.
 */
function untilMade(made: Promise<void>, res: EventEmitter, longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const leave = (): void => {
      timer = setTimeout(resolve, longestMs).unref();
    };
    const end = (): void => {
      clearTimeout(timer);
      res.off('close', leave);
      resolve();
    };
    res.once('close', leave);
    made.then(end, end);
  });
}
