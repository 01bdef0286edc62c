import { act } from '@testing-library/react';

/** The margin a row watches to know that it is near; its other observer has no margin. */
const AHEAD = '600px';

type Tell = (entries: { isIntersecting: boolean }[]) => void;

/** Installs an IntersectionObserver that reports what the returned functions say; at first the row is far below. */
export function stubNearness() {
  let watches: { tell: Tell; isAhead: boolean }[] = [];
  class Observer {
    private readonly watch: (typeof watches)[number];
    constructor(tell: Tell, { rootMargin }: IntersectionObserverInit = {}) {
      this.watch = { tell, isAhead: rootMargin === AHEAD };
    }
    observe() {
      watches.push(this.watch);
      this.watch.tell([{ isIntersecting: false }]);
    }
    unobserve() {}
    disconnect() {
      watches = watches.filter((watch) => watch !== this.watch);
    }
  }
  const plain = window.IntersectionObserver;
  beforeEach(() => {
    watches = [];
    Object.assign(window, { IntersectionObserver: Observer });
  });
  afterEach(() => void Object.assign(window, { IntersectionObserver: plain }));
  const tell = (isIntersecting: boolean, which: (watch: (typeof watches)[number]) => boolean) =>
    act(() => {
      for (const watch of watches.filter(which)) watch.tell([{ isIntersecting }]);
    });
  return {
    /** Near enough to load. */
    comeNear: () => tell(true, ({ isAhead }) => isAhead),
    /** On the screen, or off it again. */
    beInSight: (isInSight: boolean) => tell(isInSight, ({ isAhead }) => !isAhead),
  };
}
