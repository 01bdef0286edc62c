import pLimit from 'p-limit';
import { ShopError } from '@/lib/domain/errors';

type LaneOptions = {
  /** How many calls work at the same time. */
  running: number;
  /** How many wait for them; further ones are refused. */
  waiting: number;
  /** A call that waited longer is refused when its turn comes: its caller has given up. */
  longestWaitMs: number;
};

/** @throws ShopError unavailable when the call is refused. */
export type CallLane = <Answer>(isAbandoned: () => boolean, work: () => Promise<Answer>) => Promise<Answer>;

/** Keeps expensive calls from filling the database's queue, where carts and orders wait too (docs/adr/0013). */
export function callLane({ running, waiting, longestWaitMs }: LaneOptions): CallLane {
  const limit = pLimit(running);
  return async (isAbandoned, work) => {
    if (limit.pendingCount >= waiting) throw new ShopError('unavailable');
    const startedAt = performance.now();
    return limit(() => {
      if (isAbandoned() || performance.now() - startedAt > longestWaitMs) throw new ShopError('unavailable');
      return work();
    });
  };
}
