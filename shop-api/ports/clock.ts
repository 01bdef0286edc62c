export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that runs at the system's pace, with an offset that tests can change. */
export type MovableClock = Clock & { forwardMs(ms: number): void; reset(): void };

export function movableClock(real: Clock = systemClock): MovableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(real.now().getTime() + aheadMs),
    forwardMs: (ms) => {
      aheadMs += ms;
    },
    reset: () => {
      aheadMs = 0;
    },
  };
}
