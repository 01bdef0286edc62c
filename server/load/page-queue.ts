import type { EventEmitter } from 'node:events';
import { atMost } from './at-most';
import { fairLane } from './fair-lane';

type QueueLimits = {
  /** Pages rendered at the same time: one can use the processor while another waits for the shop API. */
  places: number;
  /** Milliseconds until a slow page frees its place: most likely it is waiting for the shop API. */
  holdMs: number;
  /** Milliseconds after which a waiting request is shed. */
  waitMs: number;
  /** Maximum waiting requests per lane; further ones are shed at once. */
  maxWaiting: number;
  /** Maximum waiting requests per client, so that one cannot fill a lane; many phones may share an address. */
  maxPerClient: number;
};

/** `maxWaiting` is more than can be rendered within `waitMs`. */
const LIMITS: QueueLimits = { places: 2, holdMs: 250, waitMs: 5_000, maxWaiting: 400, maxPerClient: 80 };

/** Of so many pages that wait in both lanes, one is of the second. */
const SECOND_LANE_SHARE = 4;

type WaitingPage = {
  /** Most turns go to the first lane; the second gets every fourth, and all while the first is empty. */
  lane: 'first' | 'second';
  /** The client's network, if known. */
  client?: string | undefined;
  /** Emits `close` when the client has gone. */
  res: EventEmitter;
  /** Resolves when the page is rendered. */
  make: () => Promise<void> | void;
  /** Called instead of `make` when the queue is full or `waitMs` has passed. */
  shed: () => void;
};

export type PageQueue = (page: WaitingPage) => void;

/**
 * Limits how many pages are rendered at once; the others queue, and their clients take turns. They share one processor, so
 * rendering many at once would make all of them slow.
 */
export function pageQueue(limits: Partial<QueueLimits> = {}): PageQueue {
  const { places, holdMs, waitMs, maxWaiting, maxPerClient } = { ...LIMITS, ...limits };
  let taken = 0;
  let turn = 0;
  const lanes = { first: fairLane(), second: fairLane() };

  const callNext = (): void => {
    turn += 1;
    const isTurnOfSecond = turn % SECOND_LANE_SHARE === 0 || lanes.first.size() === 0;
    const lane = isTurnOfSecond && lanes.second.size() > 0 ? lanes.second : lanes.first;
    lane.next()?.();
  };

  const begin = async (make: WaitingPage['make']): Promise<void> => {
    taken += 1;
    try {
      await atMost(make(), holdMs);
    } catch (error) {
      console.error(error);
    } finally {
      taken -= 1;
      callNext();
    }
  };

  const wait = ({ lane: laneName, client: known, res, make, shed }: WaitingPage): void => {
    const lane = lanes[laneName];
    const client = known ?? Symbol('unknown client');
    const waitingOfClient = lanes.first.sizeOf(client) + lanes.second.sizeOf(client);
    if (waitingOfClient >= maxPerClient || lane.size() >= maxWaiting) {
      shed();
      return;
    }
    const leave = (): void => {
      clearTimeout(timer);
      res.off('close', leave);
      lane.remove(client, call);
    };
    const call = (): void => {
      leave();
      void begin(make);
    };
    const timer = setTimeout(() => {
      leave();
      shed();
    }, waitMs);
    res.once('close', leave);
    lane.add(client, call);
  };

  return (page) => (taken < places ? void begin(page.make) : wait(page));
}
