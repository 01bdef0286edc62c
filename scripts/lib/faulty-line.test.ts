import { createServer, type Server } from 'node:http';

const key = 'shopper-one';
const good = JSON.stringify({ data: { status: 1, words: 'வணக்கம்' } });

let api: Server;
let received: string[];
let proxy: { url: string; close: () => void };

beforeEach(async () => {
  received = [];
  api = createServer(async (req, res) => {
    let body = '';
    for await (const part of req) body += String(part);
    received.push(`${req.method} ${req.url} ${body}`);
    res.setHeader('content-type', 'application/json').end(good);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { openFaultyLine } = await import('./faulty-line.mjs');
  const address = api.address();
  proxy = await openFaultyLine(typeof address === 'object' ? address?.port : 0);
});
afterEach(() => {
  proxy.close();
  api.closeAllConnections();
  api.close();
});

function setFaults(...faults: object[]) {
  return fetch(`${proxy.url}/faulty-line/${key}`, { method: 'PUT', body: JSON.stringify(faults) });
}

function call(name: string, { as = key, signal }: { as?: string; signal?: AbortSignal } = {}) {
  const headers = { 'x-request-id': as, 'content-type': 'application/json' };
  return fetch(`${proxy.url}/${name}`, { method: 'POST', headers, body: '{"a":1}', signal: signal ?? null });
}

const reached = async () => (await fetch(`${proxy.url}/faulty-line/${key}`)).json();

test('without a fault a call and its response pass unchanged', async () => {
  const response = await call('OrderConfirm?page=1');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.text()).toBe(good);
  expect(received).toEqual(['POST /OrderConfirm?page=1 {"a":1}']);
});

test('a fault applies only to its key and call, and only `times` times', async () => {
  await setFaults({ call: 'OrderConfirm', times: 1, reaches: false, answer: 500 });
  expect((await call('OrderConfirm', { as: 'shopper-two' })).status).toBe(200);
  expect((await call('cartcheck')).status).toBe(200);
  expect((await call('OrderConfirm')).status).toBe(500);
  expect((await call('OrderConfirm')).status).toBe(200);
  expect(await reached()).toEqual(['cartcheck', 'OrderConfirm']);
});

test.each([
  ['no list', '{"call":"*"}'],
  ['another answer', '[{"call":"*","answer":"explode"}]'],
  ['another field', '[{"call":"*","answer":"real","nonsense":1}]'],
  ['no JSON', 'down, please'],
  ['an answer of a call that never arrives', '[{"call":"*","reaches":false,"answer":"real"}]'],
])('%s instead of a list of faults answers 400 and keeps the earlier faults', async (_what, body) => {
  await setFaults({ call: 'cartlisting', answer: 503 });
  const refused = await fetch(`${proxy.url}/faulty-line/${key}`, { method: 'PUT', body });
  expect(refused.status).toBe(400);
  expect((await call('cartlisting')).status).toBe(503);
});

test('`reset` closes the connection after the call reached the shop API, or before', async () => {
  await setFaults({ call: '*', times: 1, answer: 'reset' }, { call: '*', reaches: false, answer: 'reset' });
  await expect(call('OrderConfirm')).rejects.toThrow('fetch failed');
  await expect(call('OrderConfirm')).rejects.toThrow('fetch failed');
  expect(await reached()).toEqual(['OrderConfirm']);
});

test('a response can be garbage, truncated, or an error of the shop API', async () => {
  const error = { error: { code: 'payment_link_failed', message: '' } };
  await setFaults(
    { call: 'cartlisting', answer: 'garbage' },
    { call: 'cartcheck', answer: 'truncated' },
    { call: 'webOrderConfirm', reaches: false, answer: 502, body: error },
  );
  await expect((await call('cartlisting')).json()).rejects.toThrow('JSON');
  await expect((await call('cartcheck')).text()).rejects.toThrow('terminated');
  expect(await (await call('webOrderConfirm')).json()).toEqual(error);
});

test('a response can have wrong types, or be endless', async () => {
  await setFaults({ call: 'cartlisting', answer: 'wrongTypes' }, { call: 'cartcheck', answer: 'huge' });
  expect(await (await call('cartlisting')).json()).toEqual({
    data: { status: { was: 'number' }, words: { was: 'string' } },
  });
  const { body } = await call('cartcheck');
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > 1_000_000) break;
  }
  expect(bytes).toBeGreaterThan(1_000_000);
});

test('`holdMs` delays the response after the shop API has done its work', async () => {
  await setFaults({ call: '*', holdMs: 2_000, answer: 'real' });
  const answered = jest.fn();
  const arrived = call('productfeed')
    .then((response) => response.text())
    .then(answered);
  while (received.length === 0) await reached();
  expect(answered).not.toHaveBeenCalled();
  await arrived;
  expect(answered).toHaveBeenCalledWith(good);
});

test('faults of `everybody` apply to calls that no fault of their own key matches', async () => {
  const everybody = { method: 'PUT', body: JSON.stringify([{ call: '*', reaches: false, answer: 500 }]) };
  await fetch(`${proxy.url}/faulty-line/everybody`, everybody);
  await setFaults({ call: 'cartlisting', answer: 'real' });
  expect((await call('cartlisting')).status).toBe(200);
  expect((await call('cartcheck')).status).toBe(500);
  expect((await call('cartlisting', { as: 'somebody else' })).status).toBe(500);
});

test('`silent` never answers', async () => {
  await setFaults({ call: 'OrderConfirm', answer: 'silent' });
  await expect(call('OrderConfirm', { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout');
});

test('a delayed call reaches the shop API even after the caller has timed out', async () => {
  await setFaults({ call: 'OrderConfirm', delayMs: 300, answer: 'real' });
  await expect(call('OrderConfirm', { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout');
  expect(received).toEqual([]);
  while (received.length === 0) await new Promise(setImmediate);
  expect(received).toEqual(['POST /OrderConfirm {"a":1}']);
});
