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
    // Next's links use observers as well.
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

/** Replaces IntersectionObserver, so that a test decides when a list's end is near. */
export function fakeObserver(): void {
  watches = [];
  Object.assign(window, { IntersectionObserver: FakeObserver });
}

/** The observed list ends, the newest last. */
export function watchedEnds(): readonly Watch[] {
  return watches;
}

export const comeNear = () => act(async () => watches.at(-1)?.near());
