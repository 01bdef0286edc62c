import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@/lib/domain/durations';
import { datePages, finishPages, lastChangeAtOnce } from './page-cache';

// why: loaded as the cache of pages loads its own, both know the same marks
const { createDefaultCacheHandler }: typeof import('next/dist/server/lib/cache-handlers/default') =
  createRequire(import.meta.url)('next/dist/server/lib/cache-handlers/default');

/** As app/api/revalidate has them: the second lets an old page be shown once more. */
const [AT_ONCE, SOON] = [{ expire: 0 }, {}];
const PRODUCT = 'product:tomato';
const reads = createDefaultCacheHandler(1_000_000);
const context = { kind: 'APP_PAGE' as never, isRoutePPREnabled: false, isFallback: false };

finishPages((html) => ({ html, hashes: [] }), { joined: [], texts: {} });
const { FetchCache } = Reflect.get(globalThis, Symbol.for('@next/cache-handlers'));
const serverDistDir = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
const pages = new FetchCache({
  fs: { ...fs, ...fs.promises },
  serverDistDir,
  flushToDisk: false,
  maxMemoryCacheSize: 1_000_000,
  revalidatedTags: [],
});

const pageOf = (path: string) => ({
  kind: 'APP_PAGE',
  html: `<p>${path}</p>`,
  headers: { 'x-next-cache-tags': PRODUCT },
});

/** As Next does it for a request; what is made takes a while. */
async function make(path: string, meanwhile = async () => {}): Promise<void> {
  const next = async () => {
    await meanwhile();
    await pages.set(path, pageOf(path), context);
  };
  await datePages(next)({} as IncomingMessage, {} as ServerResponse);
}

/** As Next does it when it hears of a change. */
async function change(durations: { expire?: number } = AT_ONCE, tag = PRODUCT): Promise<void> {
  untilNextMoment();
  await reads.updateTags([tag], durations);
  await pages.revalidateTag([tag], durations);
  untilNextMoment();
}

/** Next marks a change by the whole millisecond that is nearest, and a page is dated one before its question. */
function untilNextMoment(): void {
  const since = performance.now();
  while (performance.now() - since < 2);
}

afterEach(() => jest.restoreAllMocks());
afterAll(() => fs.rmSync(serverDistDir, { recursive: true }));

test('a page is there until what it shows has changed', async () => {
  await make('/a');
  expect((await pages.get('/a', context))?.value.html).toContain('/a');
  await change();
  expect(await pages.get('/a', context)).toBeNull();
  await make('/a');
  expect((await pages.get('/a', context))?.value.html).toContain('/a');
});

test('a page that was asked for before a change is of before it', async () => {
  await make('/b', () => change());
  expect(await pages.get('/b', context)).toBeNull();
});

test('a change that lets an old page be shown once more undoes none that does not', async () => {
  await make('/e');
  await change(SOON);
  expect(await pages.get('/e', context)).not.toBeNull();
  await change();
  await change(SOON);
  expect(await pages.get('/e', context)).toBeNull();
});

test('when nothing old may be shown any more is known', async () => {
  const before = lastChangeAtOnce();
  await change(SOON);
  expect(lastChangeAtOnce()).toBe(before);
  await change();
  expect(lastChangeAtOnce()).not.toBe(before);
});

test.each([HOUR_MS, -HOUR_MS])('a clock that is set by %i ms makes no page older or younger', async (ms) => {
  await make('/c');
  const clock = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => clock() + ms);
  await make('/d');
  expect(await pages.get('/d', context)).not.toBeNull();
  await change();
  expect(await pages.get('/c', context)).toBeNull();
  expect(await pages.get('/d', context)).toBeNull();
  await make('/d');
  expect(await pages.get('/d', context)).not.toBeNull();
});

test.each([HOUR_MS, -HOUR_MS])(
  'a change makes a page of the build old, its file dated %i ms off',
  async (ms) => {
    const [page, tag] = [`/built${ms}`, `built${ms}`];
    const file = (ending: string) => path.join(serverDistDir, 'app', `${page}.${ending}`);
    fs.mkdirSync(path.dirname(file('html')), { recursive: true });
    fs.writeFileSync(file('html'), '<p>built</p>');
    fs.writeFileSync(file('rsc'), '');
    fs.writeFileSync(file('meta'), JSON.stringify({ headers: { 'x-next-cache-tags': tag } }));
    const date = new Date(Date.now() + ms);
    fs.utimesSync(file('html'), date, date);
    expect((await pages.get(page, context))?.value.html).toContain('built');
    await change(AT_ONCE, tag);
    expect(await pages.get(page, context)).toBeNull();
  },
);
