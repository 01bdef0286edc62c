import { watchInView } from './watch-in-view';

let hear: (...isIntersecting: boolean[]) => void;
let margin: string | undefined;
const stop = jest.fn();

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, options) => {
    const entries = (seen: boolean[]) =>
      seen.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
    hear = (...seen) => callback(entries(seen), {} as never);
    margin = options?.rootMargin;
    return { observe: () => undefined, disconnect: stop } as never;
  });
});
afterEach(() => jest.restoreAllMocks());

test('of what a busy page hears together the last counts', () => {
  const told: boolean[] = [];
  watchInView(document.body, (isInView) => told.push(isInView), '270px');
  hear(false);
  hear(false, true);
  hear(false, true, false);
  expect(told).toEqual([false, true, false]);
  expect(margin).toBe('270px');
});

test('what is no longer wanted is no longer watched', () => {
  const unwatch = watchInView(document.body, () => undefined);
  expect(stop).not.toHaveBeenCalled();
  unwatch();
  expect(stop).toHaveBeenCalledTimes(1);
});
