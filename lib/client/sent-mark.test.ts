import { setLineBody } from '@/lib/contract/bff/cart';
import { nextMark } from './sent-mark';

const STORED = 'koodai-last-sent';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const takes = (sent: unknown) => setLineBody.safeParse({ quantity: 1, sent }).success;

test('in one tab each is later than the one before it, even in the same instant or after the clock was set back', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(5000);
  const marks = [nextMark(), nextMark()];
  clock.mockReturnValue(4000);
  marks.push(nextMark());
  const [{ at = 0, by } = {}] = marks;
  expect(marks).toEqual([at, at + 1, at + 2].map((then) => ({ by, at: then })));
  expect(marks.every(takes)).toBe(true);
});

test('the page after a reload goes on where the one before stopped', async () => {
  const before = nextMark();
  await jest.isolateModulesAsync(async () => {
    const after = (await import('./sent-mark')).nextMark();
    expect(after).toEqual({ by: before.by, at: expect.any(Number) });
    expect(after.at).toBeGreaterThan(before.at);
  });
});

test('another tab has another name', async () => {
  const { by } = nextMark();
  sessionStorage.clear();
  await jest.isolateModulesAsync(async () => {
    expect((await import('./sent-mark')).nextMark().by).not.toBe(by);
  });
});

test('a browser that refuses storage orders the changes of a page all the same', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  const [first, second] = [nextMark(), nextMark()];
  expect(second).toEqual({ by: first.by, at: expect.any(Number) });
  expect(second.at).toBeGreaterThan(first.at);
});

test.each(['no JSON', '7', '{}', '{"by":"a b","at":1}', '{"by":"tab-number-1","at":"1"}'])(
  'what somebody wrote into the store, %s, is passed over',
  (stored) => {
    sessionStorage.setItem(STORED, stored);
    expect(takes(nextMark())).toBe(true);
  },
);
