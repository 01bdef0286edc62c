import type { EventEmitter } from 'node:events';
import type { Generation } from './page-store';
import type { Answered } from './work-behind';

/** Most pages take far less; a client that reads slowly, or a shop API that hangs, keeps nobody longer. */
const LONGEST_MS = 2_000;
/** Longer than the shop API may take for all that a page needs. */
const LONGEST_BEHIND_MS = 30_000;

export type Changes = {
  last: () => Generation;
  /** Of those after which nothing older may be shown even once more. */
  lastAtOnce: () => Generation;
};

type Making = {
  change: Generation;
  atOnce: Generation;
  isAnswered: boolean;
  answered: Promise<void>;
  done: Promise<void>;
};

export type PageToMake = {
  /** Tells of its `close`, when nobody waits for the page any more. */
  res: EventEmitter;
  /** Resolves when the page is made, or sent as it was and made anew behind that; undefined when nobody wants it. */
  work: () => Promise<Answered> | undefined;
};

export type PagesInMaking = {
  /** Has a page made, once nothing is left that was asked for at its address before the last change. */
  make: (address: string, page: PageToMake) => Promise<void>;
};

/**
 * Next lets all who ask for a page share one making of it. Who asks after a change must not share one from before
 * (docs/adr/0024).
 */
export function pagesInMaking(changes: Changes, longestMs = LONGEST_MS): PagesInMaking {
  const all = new Map<string, Set<Making>>();

  const waitsFor = ({ change, atOnce, isAnswered, answered, done }: Making): Promise<void>[] => {
    if (atOnce !== changes.lastAtOnce()) return [done];
    // why: what is made behind an answer is no reason to wait where the old page may be shown once more
    return change === changes.last() || isAnswered ? [] : [answered];
  };

  const ofBefore = (address: string): Promise<void>[] => [...(all.get(address) ?? [])].flatMap(waitsFor);

  const untilNoneOfBefore = async (address: string): Promise<void> => {
    for (let old = ofBefore(address); old.length > 0; old = ofBefore(address)) await Promise.all(old);
  };

  const remember = async (address: string, answered: Promise<Answered | undefined>): Promise<void> => {
    const making: Making = {
      change: changes.last(),
      atOnce: changes.lastAtOnce(),
      isAnswered: false,
      answered: answered.then(() => {
        making.isAnswered = true;
      }),
      done: answered.then((answer) => (answer ? notLonger(answer.behind, LONGEST_BEHIND_MS) : undefined)),
    };
    const here = all.get(address) ?? new Set();
    all.set(address, here.add(making));
    await making.done;
    here.delete(making);
    if (here.size === 0) all.delete(address);
  };

  return {
    make: async (address, { res, work }) => {
      if (ofBefore(address).length > 0) await notLonger(untilNoneOfBefore(address), longestMs);
      const made = work();
      if (!made) return;
      void remember(address, untilAnswered(made, res, longestMs));
      await made;
    },
  };
}

async function notLonger(done: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms).unref();
  });
  await Promise.race([done, over]);
  clearTimeout(timer);
}

/**
 * Next waits for the end of an answer, which may never come when its client left: so long after that, whatever others
 * share of the page is made.
 */
function untilAnswered(
  made: Promise<Answered>,
  res: EventEmitter,
  longestMs: number,
): Promise<Answered | undefined> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const leave = (): void => {
      timer = setTimeout(end, longestMs).unref();
    };
    const end = (answer?: Answered): void => {
      clearTimeout(timer);
      res.off('close', leave);
      resolve(answer);
    };
    res.once('close', leave);
    made.then(end, () => end());
  });
}
