import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const CONTROL = '/faulty-line/';
const KEY_HEADER = 'x-request-id';
/** As long as the shop API keeps connections, so that a reused connection is not closed under the storefront. */
const KEEP_ALIVE_MS = 72_000;
const CHUNK_BYTES = 64 * 1024;
/** The key of faults for all calls: cached pages are rendered for no particular shopper. */
const EVERYBODY = 'everybody';
const JSON_TYPE = { 'content-type': 'application/json' };
const GARBAGE = '<html><body>Bad gateway, and not what was asked for</body></html>';

/**
 * A proxy between storefront and shop API that injects faults, for tests. A test sets `x-request-id` in its browser,
 * and the storefront forwards it. The proxy uses it as the key of faults, so that parallel tests do not affect each
 * other.
 *
 * `PUT /faulty-line/<key>` replaces the faults of a key. The first fault that matches a call applies:
 * `{ call, times?, delayMs?, holdMs?, reaches?, answer, body? }`.
 * - `call`: name of the call as in the contract, or `*`.
 * - `times`: the number of calls it applies to; all by default.
 * - `delayMs`: the call is delayed before it is forwarded, and is forwarded even when the storefront has timed out.
 * - `holdMs`: the response is delayed.
 * - `reaches`: false when the call is not forwarded to the shop API.
 * - `answer`: `real`, `reset` (the connection is closed), `garbage` (HTML), `truncated`, `silent` (no response),
 *   `wrongTypes` (the same JSON with each value of another type), `huge` (endless JSON), or a status with an optional
 *   `body`.
 *
 * An invalid list gets a 400 and changes nothing. Faults of the key `everybody` apply to calls without a fault of their
 * own key.
 *
 * `GET /faulty-line/<key>` returns the names of the key's calls that reached the shop API, oldest first. `everybody`
 * has those of all keys not used in these requests, since its own first one.
 */
export async function openFaultyLine(apiPort) {
  const shoppers = new Map();
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((req, res) => {
    const work = req.url.startsWith(CONTROL)
      ? handleControl(shoppers, req, res)
      : forward({ shoppers, apiPort, agent }, req, res);
    work.catch(() => res.destroy());
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

function shopperOf(shoppers, key) {
  if (!shoppers.has(key)) shoppers.set(key, { faults: [], reached: [] });
  return shoppers.get(key);
}

async function handleControl(shoppers, req, res) {
  const shopper = shopperOf(shoppers, req.url.slice(CONTROL.length));
  res.setHeader('content-type', 'application/json');
  if (req.method === 'PUT') {
    // why: this module is loaded before packages are installed
    const { readFaults } = await import('./line-faults.mjs');
    const { problem, faults } = readFaults(String(await bodyOf(req)));
    if (problem) return res.writeHead(400).end(JSON.stringify({ error: problem }));
    shopper.faults = faults;
  }
  res.end(JSON.stringify(shopper.reached));
}

async function forward({ shoppers, apiPort, agent }, req, res) {
  const body = await bodyOf(req);
  const key = req.headers[KEY_HEADER];
  const [shopper, everybody] = [shoppers.get(key), shoppers.get(EVERYBODY)];
  const taken = takeFault(shopper, nameOf(req)) ?? takeFault(everybody, nameOf(req));
  const { delayMs = 0, holdMs = 0, reaches = true, ...fault } = taken ?? { answer: 'real' };
  if (delayMs > 0) await pause(delayMs, undefined, { ref: false });
  if (!reaches) return sendFault(res, fault);
  (shopper ?? everybody)?.reached.push(nameOf(req));
  const real = await askApi({ port: apiPort, agent }, req, body);
  if (holdMs > 0) await pause(holdMs, undefined, { ref: false });
  return fault.answer === 'real' ? send(res, real) : sendFault(res, fault, real);
}

function nameOf({ url }) {
  return /^\/([^/?]*)/.exec(url)?.[1] ?? '';
}

function takeFault(shopper, name) {
  const fault = shopper?.faults.find(({ call, times }) => (call === '*' || call === name) && times !== 0);
  if (fault?.times) fault.times -= 1;
  return fault;
}

async function bodyOf(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

function askApi({ port, agent }, { method, url, headers }, body) {
  return new Promise((resolve, reject) => {
    const asked = http.request({ port, host: '127.0.0.1', agent, method, path: url, headers }, (answered) => {
      bodyOf(answered).then((read) => resolve({ answered, body: read }), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function send(res, { answered, body }, end = body.length) {
  const { connection: _hop, 'transfer-encoding': _chunks, ...headers } = answered.headers;
  res.writeHead(answered.statusCode, { ...headers, 'content-length': body.length });
  res.write(body.subarray(0, end));
  if (end === body.length) res.end();
}

function sendFault(res, { answer, body = {} }, real) {
  if (answer === 'silent') return undefined;
  if (answer === 'reset') return res.destroy();
  if (answer === 'garbage') return res.writeHead(200, { 'content-type': 'text/html' }).end(GARBAGE);
  if (answer === 'wrongTypes')
    return res.writeHead(200, JSON_TYPE).end(JSON.stringify(withWrongTypes(JSON.parse(real.body))));
  if (answer === 'huge') return streamEndlessly(res.writeHead(200, JSON_TYPE));
  if (answer !== 'truncated') return res.writeHead(answer, JSON_TYPE).end(JSON.stringify(body));
  send(res, real, Math.floor(real.body.length / 2));
  return res.socket.end();
}

function withWrongTypes(value) {
  if (Array.isArray(value)) return value.length > 0 ? value.map(withWrongTypes) : [[]];
  if (value === null || typeof value !== 'object') return { was: typeof value };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withWrongTypes(part)]));
}

/** Streams an endless body until the client closes the connection. */
function streamEndlessly(res) {
  const chunk = Buffer.alloc(CHUNK_BYTES, 'a');
  const write = () => {
    while (!res.destroyed && res.write(chunk));
  };
  res.write('{"data":"');
  res.on('drain', write);
  write();
}
