import { parseChangeMark } from '@/lib/domain/change-mark';

const STORED = 'koodai-last-change';
const NOW = 1_800_000_000_000;

let clock: jest.SpyInstance<number, []>;
beforeEach(() => {
  sessionStorage.clear();
  clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => jest.restoreAllMocks());

/** A freshly loaded page of this tab. */
async function openPage() {
  let page: typeof import('./next-mark') | undefined;
  await jest.isolateModulesAsync(async () => {
    page = await import('./next-mark');
  });
  return () => parseChangeMark(page?.nextMark() ?? '') ?? { tab: 'no mark', at: Number.NaN };
}

test('in one tab each mark is later than the one before, even in the same millisecond or after the clock is set back', async () => {
  const next = await openPage();
  const { tab } = next();
  expect(next()).toEqual({ tab, at: NOW + 1 });
  clock.mockReturnValue(NOW - 1000);
  expect(next()).toEqual({ tab, at: NOW + 2 });
  clock.mockReturnValue(NOW + 1000);
  expect(next()).toEqual({ tab, at: NOW + 1000 });
});

test('marks continue after a reload, and on the old page when it returns from the back/forward cache', async () => {
  const before = await openPage();
  const { tab } = before();
  const after = await openPage();
  expect(after()).toEqual({ tab, at: NOW + 1 });
  expect(before()).toEqual({ tab, at: NOW + 2 });
});

test('another tab has another name, and so has a tab whose clock is set far back', async () => {
  const next = await openPage();
  const { tab } = next();
  sessionStorage.clear();
  const other = (await openPage())();
  expect(other).toEqual({ tab: expect.not.stringMatching(tab), at: NOW });
  clock.mockReturnValue(NOW - 3_600_000);
  expect((await openPage())()).toEqual({ tab: expect.not.stringMatching(other.tab), at: NOW - 3_600_000 });
});

test.each(['getItem', 'setItem'] as const)(
  'when the browser blocks %s of storage, the changes of a page are still ordered',
  async (method) => {
    const next = await openPage();
    const first = next();
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused');
    });
    expect([next(), next()]).toEqual([1, 2].map((later) => ({ ...first, at: NOW + later })));
  },
);

test.each(['no JSON', '7', '{}', '"a b.1"', '"tab-number-1.0"', '"tab-number-1.1e300"'])(
  'an invalid value in storage, %s, is ignored',
  async (stored) => {
    sessionStorage.setItem(STORED, stored);
    expect((await openPage())()).toEqual({ tab: expect.stringMatching(/^.{21}$/), at: NOW });
  },
);
