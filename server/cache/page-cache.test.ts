import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@/lib/domain/durations';
import { datePagesByRequest, installPageCache, lastImmediateChange } from './page-cache';

// why: loaded like the page cache loads its own modules, so that both share the same tag state
const { createDefaultCacheHandler }: typeof import('next/dist/server/lib/cache-handlers/default') =
  createRequire(import.meta.url)('next/dist/server/lib/cache-handlers/default');

/** The two kinds of app/api/revalidate: the second allows one more stale response. */
const [IMMEDIATE, STALE_ONCE] = [{ expire: 0 }, {}];
const PRODUCT = 'product:tomato';
const reads = createDefaultCacheHandler(1_000_000);
const context = { kind: 'APP_PAGE' as never, isRoutePPREnabled: false, isFallback: false };

installPageCache((html) => ({ html, hashes: [] }), { joined: [], texts: {} });
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

/** Renders a page as Next does for a request; `meanwhile` runs during the render. */
async function make(path: string, meanwhile = async () => {}): Promise<void> {
  const next = async () => {
    await meanwhile();
    await pages.set(path, pageOf(path), context);
  };
  await datePagesByRequest(next)({} as IncomingMessage, {} as ServerResponse);
}

/** Marks a tag as changed, as Next does in `revalidateTag`. */
async function change(durations: { expire?: number } = IMMEDIATE, tag = PRODUCT): Promise<void> {
  untilNextMoment();
  await reads.updateTags([tag], durations);
  await pages.revalidateTag([tag], durations);
  untilNextMoment();
}

/** Next rounds the time of a change to a millisecond, and a page is dated one millisecond before its request. */
function untilNextMoment(): void {
  const since = performance.now();
  while (performance.now() - since < 2);
}

afterEach(() => jest.restoreAllMocks());
afterAll(() => fs.rmSync(serverDistDir, { recursive: true }));

test('a page is cached until its content changes', async () => {
  await make('/a');
  expect((await pages.get('/a', context))?.value.html).toContain('/a');
  await change();
  expect(await pages.get('/a', context)).toBeNull();
  await make('/a');
  expect((await pages.get('/a', context))?.value.html).toContain('/a');
});

test('a page requested before a change counts as older than the change', async () => {
  await make('/b', () => change());
  expect(await pages.get('/b', context)).toBeNull();
});

test('a change that allows a stale page does not undo one that forbids it', async () => {
  await make('/e');
  await change(STALE_ONCE);
  expect(await pages.get('/e', context)).not.toBeNull();
  await change();
  await change(STALE_ONCE);
  expect(await pages.get('/e', context)).toBeNull();
});

test('lastImmediateChange changes only with a change that allows no stale page', async () => {
  const before = lastImmediateChange();
  await change(STALE_ONCE);
  expect(lastImmediateChange()).toBe(before);
  await change();
  expect(lastImmediateChange()).not.toBe(before);
});

test.each([HOUR_MS, -HOUR_MS])(
  'a system clock change of %i ms does not affect the age of pages',
  async (ms) => {
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
  },
);

test.each([HOUR_MS, -HOUR_MS])(
  'a change makes a built page stale even if its file time is %i ms off',
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
    await change(IMMEDIATE, tag);
    expect(await pages.get(page, context)).toBeNull();
  },
);
