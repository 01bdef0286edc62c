import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, LINE_FAULTS } from '@/chaos/testing/faults';
import { isLongRun } from '@/chaos/testing/long-or-short';
import { revalidateEverything } from '@/chaos/testing/revalidate';
import { openShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { Visitor, type VisitorResponse } from '@/chaos/testing/visitor';
import type { WholeShop } from '@/chaos/testing/whole-shop';
import { timeoutOf } from '@/lib/contract/call-timeout';
import { productlist } from '@/lib/contract/shop/catalogue';
import { ERROR_TABLE, type ErrorCode } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import { CACHED, type CachedAnswer, NOT_CACHED } from './page-calls';

type ExpectedFailure = { code: ErrorCode; fault: Fault };

/** A cache hit takes a fraction of it. */
const CALL_TIMEOUT_MS = timeoutOf(productlist);
const LOOK_EVERY_MS = 50;
const EVERYBODY = 'everybody';
const FAULTS: ReadonlyMap<string, ExpectedFailure> = new Map<string, ExpectedFailure>([
  ['silent', { code: 'unavailable', fault: { answer: 'silent' } }],
  ['slow', { code: 'unavailable', fault: { delayMs: 10_000, answer: 'real' } }],
  ...Object.entries(LINE_FAULTS),
]);
const ALL = Object.values(CACHED);

jest.setTimeout(60_000);

let shop: WholeShop;
let visitor: Visitor;
beforeAll(async () => {
  ({ shop } = await openShopWithCrowd(0));
  // why: only without a session is `/api/cart` answered from the cached order settings
  visitor = new Visitor(shop.origin);
});
afterEach(() => shop.faultProxy.clearFaults(EVERYBODY));
afterAll(() => shop.close());

async function read({ path }: CachedAnswer): Promise<void> {
  const { status } = await visitor.get(path);
  expect([path, status]).toEqual([path, 200]);
}

/** Reads again while the circuit breaker is open (lib/shop/circuit-breaker.ts). */
async function untilRead(cached: CachedAnswer): Promise<void> {
  while ((await visitor.get(cached.path)).status === 503) await pause(LOOK_EVERY_MS);
  await read(cached);
}

/** Reads everything from the cache, without waiting for the shop API. */
async function readAllFromCache(): Promise<void> {
  for (const cached of ALL) {
    const startedAt = performance.now();
    await read(cached);
    expect(performance.now() - startedAt).toBeLessThan(CALL_TIMEOUT_MS);
  }
}

/** Expects the error of `code` for an API answer; a page or file is always 503. */
function expectFailure(
  { path, kind }: CachedAnswer,
  { status, headers, text: body }: VisitorResponse,
  code: ErrorCode,
): void {
  const expected = kind === 'page' || kind === 'file' ? 'unavailable' : code;
  expect([path, status]).toEqual([path, ERROR_TABLE[expected].status]);
  expect(headers.get('retry-after')).toBe(expected === 'unavailable' ? '5' : null);
  expect(headers.get('cache-control')).toBe('private, no-store');
  if (kind === 'page') expect(body).toContain(text('error.page_text'));
}

const calls = Object.entries(CACHED).map(([call, cached], index): [string, CachedAnswer, number] => [
  call,
  cached,
  index,
]);

describe.each(calls)('%s', (call, cached, index) => {
  // why: a short run tests one fault per call, a different one for each next call
  const chosen = [...FAULTS].filter((_fault, place) => isLongRun || place === index % FAULTS.size);

  test(`a page that is not cached answers an error, and 200 once the call works again: ${chosen.map(([name]) => name).join(', ')}`, async () => {
    await read(cached);
    for (const [, { code, fault }] of chosen) {
      await shop.faultProxy.injectFault(EVERYBODY, call, fault);
      await revalidateEverything(shop.origin, true);
      expectFailure(cached, await visitor.get(cached.path), code);
      await shop.faultProxy.clearFaults(EVERYBODY);
      await untilRead(cached);
    }
  });
});

test.each([...FAULTS])(
  'cached pages are served stale at once after everything was revalidated: %s',
  async (_name, { fault }) => {
    for (const cached of ALL) await untilRead(cached);
    await shop.faultProxy.injectFault(EVERYBODY, '*', fault);
    await revalidateEverything(shop.origin, false);
    await readAllFromCache();
  },
);

test('while the shop API is down cached pages are served, all others answer 503, and load once it is back', async () => {
  for (const cached of ALL) await untilRead(cached);
  await shop.api.end('SIGKILL');
  await revalidateEverything(shop.origin, false);
  await readAllFromCache();
  for (const page of NOT_CACHED) expectFailure(page, await visitor.get(page.path), 'unavailable');
  await shop.startApi();
  for (const page of NOT_CACHED) await untilRead(page);
});
