import { z } from 'zod';
import { ACTOR_HEADER, CALLER_IP_HEADER, verifyActor } from '@/lib/contract/actor-token';
import { defineCall } from '@/lib/contract/define-call';
import { type SentCall, shopApiAnswers, shopApiIsSilent } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { shopFetch } from './shop-fetch';

setStorefrontEnv();

const input = z.object({ product_id: z.coerce.number(), note: z.string().optional() });
const output = z.object({ data: z.object({ status: z.literal(1) }) });
const shared = { identity: 'shopper', summary: '', input, output, errors: [] } as const;
const read = defineCall({ ...shared, name: 'read', method: 'GET', path: '/read' });
const write = defineCall({ ...shared, name: 'write', method: 'POST', path: '/write' });
const slow = defineCall({ ...shared, name: 'slow', method: 'POST', path: '/slow', isSlow: true });
const order = defineCall({ ...shared, name: 'order', method: 'POST', path: '/order', idempotent: true });

const good = () => Response.json({ data: { status: 1 } });
const refused = () => {
  throw new Error('connect ECONNREFUSED');
};

function answerWith(...answers: (() => Response)[]): SentCall[] {
  const calls: SentCall[] = [];
  shopApiAnswers((sent) => {
    calls.push(sent);
    return (answers[calls.length - 1] ?? answers.at(-1) ?? good)();
  });
  return calls;
}

test('[d1.contract] a GET sends its input as query and a POST as JSON, both with the service credential', async () => {
  const calls = answerWith(good);
  await shopFetch(read, { product_id: 5, note: undefined });
  await shopFetch(write, { product_id: 5 });
  expect(calls.map(({ url, method, body }) => [method, String(url), body])).toEqual([
    ['GET', 'http://shop-api.test/read?product_id=5', undefined],
    ['POST', 'http://shop-api.test/write', '{"product_id":5}'],
  ]);
  for (const { headers } of calls) {
    expect(headers.get('authorization')).toBe(`Bearer ${process.env.SHOP_API_SECRET}`);
  }
});

test('the signed actor, request id, IP address and idempotency key are sent as headers', async () => {
  const calls = answerWith(good);
  const actor = { kind: 'customer', id: '7', sid: 'sid_1' } as const;
  const caller = { requestId: 'request-1', clientIp: '203.0.113.9', idempotencyKey: 'intent-1' };
  await shopFetch(write, { product_id: 5 }, { ...caller, actor });
  const headers = calls[0]?.headers;
  expect(await verifyActor(headers?.get(ACTOR_HEADER) ?? '', process.env.SHOP_API_SECRET ?? '')).toEqual(
    actor,
  );
  expect(headers?.get('x-request-id')).toBe('request-1');
  expect(headers?.get(CALLER_IP_HEADER)).toBe('203.0.113.9');
  expect(headers?.get('idempotency-key')).toBe('intent-1');
});

test('a call without an actor has no actor header', async () => {
  const calls = answerWith(good);
  await shopFetch(read, { product_id: 5 });
  expect(calls[0]?.headers.has(ACTOR_HEADER)).toBe(false);
});

test.each([
  ['breaks the contract', () => Response.json({ data: { status: 3 } })],
  ['is not JSON', () => new Response('<html>')],
  ['fails without the error envelope', () => new Response('{}', { status: 500 })],
])('an answer that %s is bad_upstream, and is logged with path and issue', async (_, answer) => {
  process.env.LOG_LEVEL = 'error';
  const logged = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  answerWith(answer);
  await expect(shopFetch(read, { product_id: 5 }, { requestId: 'request-1' })).rejects.toMatchObject({
    code: 'bad_upstream',
    status: 502,
  });
  process.env.LOG_LEVEL = 'silent';
  const line = JSON.parse(String(logged.mock.calls[0]?.[0]));
  expect(line).toMatchObject({ event: 'bad_upstream', request_id: 'request-1', path: '/read' });
  expect(line.issues.length).toBeGreaterThan(0);
});

test('an endless answer is bad_upstream, and is not read into memory', async () => {
  let poured = 0;
  const endless = () =>
    new Response(
      new ReadableStream({
        pull: (controller) => {
          poured += 1;
          controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
        },
      }),
    );
  answerWith(endless);
  await expect(shopFetch(write, { product_id: 5 })).rejects.toMatchObject({ code: 'bad_upstream' });
  expect(poured).toBeLessThan(16);
});

test('an error response becomes a ShopError', async () => {
  const wire = { error: { code: 'out_of_stock', message: 'none left', field: 'quantity' } };
  answerWith(() => Response.json(wire, { status: 409 }));
  await expect(shopFetch(write, { product_id: 5 })).rejects.toMatchObject({
    name: 'ShopError',
    code: 'out_of_stock',
    field: 'quantity',
  });
});

test('an API that does not trust the storefront signs nobody out', async () => {
  const wire = { error: { code: 'untrusted_caller', message: 'who are you' } };
  answerWith(() => Response.json(wire, { status: 401 }));
  await expect(shopFetch(read, { product_id: 5 })).rejects.toMatchObject({ code: 'bad_upstream' });
});

test('a read is retried once when the connection fails', async () => {
  const recovered = answerWith(refused, good);
  await expect(shopFetch(read, { product_id: 5 })).resolves.toEqual({ data: { status: 1 } });
  expect(recovered).toHaveLength(2);
  jest.restoreAllMocks();
  const lost = answerWith(refused);
  await expect(shopFetch(read, { product_id: 5 })).rejects.toMatchObject({ code: 'unavailable' });
  expect(lost).toHaveLength(2);
});

test('a read that timed out or got an error response is not retried', async () => {
  const silent = shopApiIsSilent();
  await expect(shopFetch(read, { product_id: 5 })).rejects.toMatchObject({ code: 'unavailable' });
  expect(silent).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
  const failed = answerWith(() =>
    Response.json({ error: { code: 'unavailable', message: '' } }, { status: 503 }),
  );
  await expect(shopFetch(read, { product_id: 5 })).rejects.toMatchObject({ code: 'unavailable' });
  expect(failed).toHaveLength(1);
});

test.each([
  ['a read', read, 2_500],
  ['a write', write, 2_500],
  ['a slow call', slow, 8_000],
  ['an order', order, 8_000],
] as const)('%s has its own time limit', async (_, call, ms) => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  answerWith(good);
  await shopFetch(call, { product_id: 5 });
  expect(timeout.mock.calls).toEqual([[ms]]);
});

test('a write is never retried', async () => {
  const calls = answerWith(refused, good);
  await expect(shopFetch(write, { product_id: 5 })).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toHaveLength(1);
});

test('a POST that only reads may be retried', async () => {
  const calls = answerWith(refused, good);
  await shopFetch({ ...write, isReadOnly: true }, { product_id: 5 });
  expect(calls).toHaveLength(2);
});
