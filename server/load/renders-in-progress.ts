import type { EventEmitter } from 'node:events';
import type { Generation } from '@/server/cache/page-store';
import { atMost } from './at-most';
import type { ResponseWithBackgroundWork } from './background-work';

/** Maximum wait for older renders. Most take far less; a slow client or a hanging shop API must not block others. */
const MAX_WAIT_MS = 2_000;
/** Longer than all shop API calls of one page can take. */
const MAX_BACKGROUND_MS = 30_000;

export type Changes = {
  last: () => Generation;
  /** The last change that allows no stale page to be served even once. */
  lastImmediate: () => Generation;
};

type Render = {
  change: Generation;
  immediate: Generation;
  isAnswered: boolean;
  answered: Promise<void>;
  done: Promise<void>;
};

type PageToRender = {
  /** Emits `close` when the client has gone. */
  res: EventEmitter;
  /** Resolves when the page is sent, perhaps a stale one that is revalidated after; undefined if the client left. */
  work: () => Promise<ResponseWithBackgroundWork> | undefined;
};

export type RendersInProgress = {
  /** Renders a page once no render of its URL that started before the last change is running. */
  make: (address: string, page: PageToRender) => Promise<void>;
};

/**
 * Next shares one render among all concurrent requests for a page. A request after a change must not share a render
 * that started before it (docs/adr/0024).
 */
export function rendersInProgress(changes: Changes, maxWaitMs = MAX_WAIT_MS): RendersInProgress {
  const all = new Map<string, Set<Render>>();

  const mustAwait = ({ change, immediate, isAnswered, answered, done }: Render): Promise<void>[] => {
    if (immediate !== changes.lastImmediate()) return [done];
    // why: a background render need not be awaited where the stale page may be served once more
    return change === changes.last() || isAnswered ? [] : [answered];
  };

  const olderRenders = (address: string): Promise<void>[] => [...(all.get(address) ?? [])].flatMap(mustAwait);

  const untilNoOlderRender = async (address: string): Promise<void> => {
    for (let old = olderRenders(address); old.length > 0; old = olderRenders(address)) await Promise.all(old);
  };

  const remember = async (
    address: string,
    answered: Promise<ResponseWithBackgroundWork | undefined>,
  ): Promise<void> => {
    const render = startedNow(changes, answered);
    const atAddress = all.get(address) ?? new Set();
    all.set(address, atAddress.add(render));
    await render.done;
    atAddress.delete(render);
    if (atAddress.size === 0) all.delete(address);
  };

  return {
    make: async (address, { res, work }) => {
      if (olderRenders(address).length > 0) await atMost(untilNoOlderRender(address), maxWaitMs);
      const made = work();
      if (!made) return;
      void remember(address, untilAnsweredOrLeft(made, res, maxWaitMs));
      await made;
    },
  };
}

function startedNow(changes: Changes, answered: Promise<ResponseWithBackgroundWork | undefined>): Render {
  const render: Render = {
    change: changes.last(),
    immediate: changes.lastImmediate(),
    isAnswered: false,
    answered: answered.then(() => {
      render.isAnswered = true;
    }),
    done: answered.then((response) =>
      response ? atMost(response.backgroundWork, MAX_BACKGROUND_MS) : undefined,
    ),
  };
  return render;
}

/**
 * Next's promise may never settle when the client has left. It then counts as settled after `maxWaitMs`, when a render
 * that others share has ended too.
 */
function untilAnsweredOrLeft(
  made: Promise<ResponseWithBackgroundWork>,
  res: EventEmitter,
  maxWaitMs: number,
): Promise<ResponseWithBackgroundWork | undefined> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const leave = (): void => {
      timer = setTimeout(end, maxWaitMs).unref();
    };
    const end = (response?: ResponseWithBackgroundWork): void => {
      clearTimeout(timer);
      res.off('close', leave);
      resolve(response);
    };
    res.once('close', leave);
    made.then(end, () => end());
  });
}
