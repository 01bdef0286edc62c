import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { fetchJson, onSignedOut } from './fetcher';
import { isCart, isSession } from './guards';
import { cartOf, later } from './testing/carts';

test('an answer of the expected shape is returned', async () => {
  fakeBff({ 'GET /api/cart': () => cartOf(1) });
  expect(await fetchJson('/api/cart', isCart)).toEqual(cartOf(1));
});

test.each([[{}], [[]], [null], ['cart'], [{ ...cartOf(1), lines: {} }], [{ ...cartOf(1), version: '1' }]])(
  'an answer of another version, %j, is refused',
  async (body) => {
    fakeBff({ 'GET /api/cart': () => answer(200, body) });
    await expect(fetchJson('/api/cart', isCart)).rejects.toMatchObject({ code: 'bad_upstream' });
  },
);

test('an error response becomes a ShopError with its code', async () => {
  const error = { code: 'bad_request', message: 'Not right.', field: 'pincode', request_id: 'request-1' };
  fakeBff({ 'POST /api/addresses': () => answer(400, { error }) });
  await expect(fetchJson('/api/addresses', isSession, { method: 'POST', body: {} })).rejects.toMatchObject({
    name: 'ShopError',
    code: 'bad_request',
    message: 'Not right.',
    field: 'pincode',
    requestId: 'request-1',
  });
});

test.each([
  ['no answer', lost],
  ['a page of a proxy', () => new Response('<html>', { status: 502 })],
  ['a code nobody knows', () => answer(418, { error: { code: 'teapot', message: '' } })],
])('%s is unavailable', async (_, reply) => {
  fakeBff({ 'GET /api/session': reply });
  await expect(fetchJson('/api/session', isSession)).rejects.toMatchObject({ code: 'unavailable' });
});

test.each([
  ['no answer at all', (aborted: Promise<never>) => aborted],
  [
    'an answer that stops in its middle',
    (aborted: Promise<never>) =>
      Promise.resolve(Object.assign(new Response(), { json: () => aborted }) as Response),
  ],
])('%s is unavailable after 12 seconds', async (_, answerOf) => {
  jest.useFakeTimers();
  globalThis.fetch = (_, init) =>
    answerOf(
      new Promise<never>((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('abort', 'AbortError'))),
      ),
    );
  const ended = jest.fn();
  void fetchJson('/api/cart', isCart).catch(ended);
  await jest.advanceTimersByTimeAsync(11_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls).toMatchObject([[{ code: 'unavailable' }]]);
  jest.useRealTimers();
});

test('an aborted call rejects with the reason of its signal', async () => {
  fakeBff({ 'GET /api/session': () => later<unknown>().promise });
  const giveUp = new AbortController();
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('abort'))),
    );
  const asking = fetchJson('/api/session', isSession, { signal: giveUp.signal });
  giveUp.abort('typed on');
  await expect(asking).rejects.toBe('typed on');
});

test('a request refused as signed out rejects after the listener is done', async () => {
  const done = jest.fn();
  const listener = jest.fn(async () => done());
  onSignedOut(listener);
  fakeBff({ 'GET /api/orders': () => answer(401, { error: { code: 'unauthenticated', message: '' } }) });
  const answered = fetchJson('/api/orders', isSession).catch((error) => [error.code, done.mock.calls.length]);
  expect(await answered).toEqual(['unauthenticated', 1]);
  expect(listener.mock.calls).toEqual([['unauthenticated']]);
});

test('a request whose caller has given up already is not sent', async () => {
  const bff = fakeBff({ 'GET /api/cart': () => cartOf(1) });
  const signal = AbortSignal.abort(new Error('given up'));
  await expect(fetchJson('/api/cart', isCart, { signal })).rejects.toThrow('given up');
  expect(bff.calls).toEqual([]);
});
