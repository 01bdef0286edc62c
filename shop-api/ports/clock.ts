export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that goes as the system's does, from wherever a test has moved it to. */
export type MovableClock = Clock & { forwardMs(ms: number): void; setRight(): void };

export function movableClock(real: Clock = systemClock): MovableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(real.now().getTime() + aheadMs),
    forwardMs: (ms) => {
      aheadMs += ms;
    },
    setRight: () => {
      aheadMs = 0;
    },
  };
}
