import { watchInView } from './watch-in-view';

let report: (...isIntersecting: boolean[]) => void;
let margin: string | undefined;
const stop = jest.fn();

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, options) => {
    const entries = (seen: boolean[]) =>
      seen.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry);
    report = (...seen) => callback(entries(seen), {} as never);
    margin = options?.rootMargin;
    return { observe: () => undefined, disconnect: stop } as never;
  });
});
afterEach(() => jest.restoreAllMocks());

test('of changes delivered together only the last is reported', () => {
  const told: boolean[] = [];
  watchInView(document.body, (isInView) => told.push(isInView), '270px');
  report(false);
  report(false, true);
  report(false, true, false);
  expect(told).toEqual([false, true, false]);
  expect(margin).toBe('270px');
});

test('after stopping the element is no longer observed', () => {
  const unwatch = watchInView(document.body, () => undefined);
  expect(stop).not.toHaveBeenCalled();
  unwatch();
  expect(stop).toHaveBeenCalledTimes(1);
});
