import { act } from '@testing-library/react';

type Watch = { near: () => void; margin: string | undefined };
let watches: Watch[] = [];

class FakeObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly watch: Watch;

  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.watch = { near: () => callback([entry], this), margin: options?.rootMargin };
  }
  observe(target: Element): void {
    // Next's links watch themselves too.
    if (!(target instanceof HTMLAnchorElement)) watches.push(this.watch);
  }
  disconnect(): void {
    watches = watches.filter((watch) => watch !== this.watch);
  }
  unobserve(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** From here on ends of lists come near when a test says so. */
export function fakeObserver(): void {
  watches = [];
  Object.assign(window, { IntersectionObserver: FakeObserver });
}

/** The ends of lists that are watched now, the newest last. */
export function watchedEnds(): readonly Watch[] {
  return watches;
}

export const comeNear = () => act(async () => watches.at(-1)?.near());
