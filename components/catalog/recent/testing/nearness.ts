/** Puts an observer in place that says "near" when the test calls what this answers. */
export function stubNearness(): () => void {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  const plain = window.IntersectionObserver;
  beforeEach(() => void Object.assign(window, { IntersectionObserver: Observer }));
  afterEach(() => void Object.assign(window, { IntersectionObserver: plain }));
  return () => tell([{ isIntersecting: true }]);
}
