import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, LINE_FAULTS } from '@/chaos/testing/faults';
import { changeEverything } from '@/chaos/testing/revalidate';
import { openShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { isLong } from '@/chaos/testing/size';
import { type Answered, Visitor } from '@/chaos/testing/visitor';
import type { WholeShop } from '@/chaos/testing/whole-shop';
import { ERROR_TABLE, type ErrorCode } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import { KEPT, type Kept, UNREAD } from './page-calls';

type Fails = { code: ErrorCode; fault: Fault };

/** What the storefront waits for an answer; a page that lies ready takes a fraction of it. */
const READ_TIMEOUT_MS = 2_500;
const LOOK_EVERY_MS = 50;
const EVERYBODY = 'everybody';
const FAULTS: ReadonlyMap<string, Fails> = new Map<string, Fails>([
  ['silent', { code: 'unavailable', fault: { answer: 'silent' } }],
  ['slow', { code: 'unavailable', fault: { delayMs: 10_000, answer: 'real' } }],
  ...Object.entries(LINE_FAULTS),
]);
const ALL = Object.values(KEPT);

jest.setTimeout(60_000);

let shop: WholeShop;
let visitor: Visitor;
beforeAll(async () => {
  ({ shop } = await openShopWithCrowd(0));
  // why: a cart of one's own says itself what bounds it
  visitor = new Visitor(shop.origin);
});
afterEach(() => shop.line.mend(EVERYBODY));
afterAll(() => shop.close());

async function read({ at }: Kept): Promise<void> {
  const { status } = await visitor.get(at);
  expect([at, status]).toEqual([at, 200]);
}

/** The storefront leaves a call that failed often alone for a while (lib/shop/circuit-breaker.ts). */
async function untilRead(kept: Kept): Promise<void> {
  while ((await visitor.get(kept.at)).status === 503) await pause(LOOK_EVERY_MS);
  await read(kept);
}

/** As they were, without waiting for the shop API. */
async function readAllAtOnce(): Promise<void> {
  for (const kept of ALL) {
    const askedAt = performance.now();
    await read(kept);
    expect(performance.now() - askedAt).toBeLessThan(READ_TIMEOUT_MS);
  }
}

/** An answer says what failed by the table of errors; for a page that is all one. */
function expectCalm({ at, is }: Kept, { status, headers, text: body }: Answered, code: ErrorCode): void {
  const told = is === 'page' || is === 'file' ? 'unavailable' : code;
  expect([at, status]).toEqual([at, ERROR_TABLE[told].status]);
  expect(headers.get('retry-after')).toBe(told === 'unavailable' ? '5' : null);
  expect(headers.get('cache-control')).toBe('private, no-store');
  if (is === 'page') expect(body).toContain(text('error.page_text'));
}

const made = Object.entries(KEPT).map(([call, kept], index): [string, Kept, number] => [call, kept, index]);

describe.each(made)('%s', (call, kept, index) => {
  // why: the short form proves one fault of each call, another of the next one
  const chosen = [...FAULTS].filter((_fault, place) => isLong || place === index % FAULTS.size);

  test(`what nobody has read is refused calmly, and there when all is well: ${chosen.map(([name]) => name).join(', ')}`, async () => {
    await read(kept);
    for (const [, { code, fault }] of chosen) {
      await shop.line.fail(EVERYBODY, call, fault);
      await changeEverything(shop.origin, true);
      expectCalm(kept, await visitor.get(kept.at), code);
      await shop.line.mend(EVERYBODY);
      await untilRead(kept);
    }
  });
});

test.each([...FAULTS])(
  'what was read is shown at once though everything changed: %s',
  async (_name, { fault }) => {
    for (const kept of ALL) await untilRead(kept);
    await shop.line.fail(EVERYBODY, '*', fault);
    await changeEverything(shop.origin, false);
    await readAllAtOnce();
  },
);

test('while the shop API is down what was read is shown, all else is refused calmly, and is there when it is back', async () => {
  for (const kept of ALL) await untilRead(kept);
  await shop.api.end('SIGKILL');
  await changeEverything(shop.origin, false);
  await readAllAtOnce();
  for (const kept of UNREAD) expectCalm(kept, await visitor.get(kept.at), 'unavailable');
  await shop.startApi();
  for (const kept of UNREAD) await untilRead(kept);
});
