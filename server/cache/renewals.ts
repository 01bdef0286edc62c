import { atMost } from '@/server/load/at-most';
import type { Generation } from './page-store';

/** Longer than Next takes for what it has cached; a slow renewal must not hold up others. */
const MAX_WAIT_MS = 2_000;

type Renewal = { since: Generation; ended: Promise<void> };

export type Renewals = {
  /** Registers a renewal of `key`; the caller must call the result when it has ended, well or not. */
  begin: (key: string, since: Generation) => () => void;
  /** Resolves when the renewal of `key` that began after the same change has ended; undefined when none is running. */
  running: (key: string, since: Generation) => Promise<void> | undefined;
};

/** Renewals of expired cache entries, so that one request asks Next and the others wait for its response. */
export function renewals(maxWaitMs = MAX_WAIT_MS): Renewals {
  const all = new Map<string, Renewal>();
  return {
    begin: (key, since) => {
      let resolve = (): void => undefined;
      const ended = new Promise<void>((done) => {
        resolve = done;
      });
      const renewal = { since, ended };
      all.set(key, renewal);
      return () => {
        if (all.get(key) === renewal) all.delete(key);
        resolve();
      };
    },
    running: (key, since) => {
      const renewal = all.get(key);
      return renewal?.since === since ? atMost(renewal.ended, maxWaitMs) : undefined;
    },
  };
}
