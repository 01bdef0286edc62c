import type { EventEmitter } from 'node:events';

export type QueueLimits = {
  /** Pages that are made at the same time: one is made while others wait for the shop API. */
  places: number;
  /** After so long a page has no place any more: most likely it waits for somebody. In milliseconds, as is the next. */
  holdMs: number;
  /** Who waits longer is turned away. */
  waitMs: number;
  /** So many can wait in a lane; whoever comes then is turned away at once. */
  mostWaiting: number;
  /** As `mostWaiting`, of one client, which may be the address of many phones: others find a place whatever it asks for. */
  mostOfOne: number;
};

/** More than can be made while they wait. */
const LIMITS: QueueLimits = { places: 2, holdMs: 250, waitMs: 5_000, mostWaiting: 400, mostOfOne: 80 };

export type WaitingPage = {
  /** Pages of the first lane are made before any of the second. */
  lane: 'first' | 'second';
  /** Whom it is for, as far as it is known. */
  client?: string | undefined;
  /** Tells of its `close`, when nobody waits for the page any more. */
  res: EventEmitter;
  /** Resolves when the page is made. */
  make: () => Promise<void> | void;
  /** Called in place of `make` when there was no place in time. */
  late: () => void;
};

export type PageQueue = (page: WaitingPage) => void;

/**
 * Has few pages made at a time, and the others one after the other: of many that are made at once all are late, since
 * they share one processor.
 */
export function pageQueue(limits: Partial<QueueLimits> = {}): PageQueue {
  const { places, holdMs, waitMs, mostWaiting, mostOfOne } = { ...LIMITS, ...limits };
  let taken = 0;
  const waitingOf = new Map<string, number>();
  const lanes = { first: new Set<() => void>(), second: new Set<() => void>() };

  const callNext = (): void => {
    const [call] = lanes.first.size > 0 ? lanes.first : lanes.second;
    call?.();
  };

  const begin = async (make: WaitingPage['make']): Promise<void> => {
    taken += 1;
    let timer: NodeJS.Timeout | undefined;
    const held = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, holdMs);
    });
    try {
      await Promise.race([make(), held]);
    } finally {
      clearTimeout(timer);
      taken -= 1;
      callNext();
    }
  };

  const count = (client: string | undefined, change: 1 | -1): void => {
    if (client === undefined) return;
    const waiting = (waitingOf.get(client) ?? 0) + change;
    if (waiting > 0) waitingOf.set(client, waiting);
    else waitingOf.delete(client);
  };

  const wait = ({ lane, client, res, make, late }: WaitingPage): void => {
    const isOneTooMany = client !== undefined && (waitingOf.get(client) ?? 0) >= mostOfOne;
    if (isOneTooMany || lanes[lane].size >= mostWaiting) {
      late();
      return;
    }
    const leave = (): void => {
      clearTimeout(timer);
      res.off('close', leave);
      lanes[lane].delete(call);
      count(client, -1);
    };
    const call = (): void => {
      leave();
      void begin(make);
    };
    const timer = setTimeout(() => {
      leave();
      late();
    }, waitMs);
    res.once('close', leave);
    lanes[lane].add(call);
    count(client, 1);
  };

  return (page) => (taken < places ? void begin(page.make) : wait(page));
}
