import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf } from './ports.mjs';

/** @import { Fault } from './line-faults.mjs' */
/** @import { IncomingMessage, ServerResponse } from 'node:http' */

/** @typedef {{ faults: Fault[], reached: string[] }} Shopper the faults of a key, and its calls that reached the API */
/** @typedef {Map<string, Shopper>} Shoppers by key */
/** @typedef {{ head: IncomingMessage, body: Buffer }} ApiResponse */

const CONTROL = '/faulty-line/';
const KEY_HEADER = 'x-request-id';
/** As long as the shop API keeps connections, so that a reused connection is not closed under the storefront. */
const KEEP_ALIVE_MS = 72_000;
const CHUNK_BYTES = 64 * 1024;
/** The key of faults for all calls: cached pages are rendered for no particular shopper. */
const EVERYBODY = 'everybody';
const JSON_TYPE = { 'content-type': 'application/json' };
/** @type {Fault} */
const UNCHANGED = { call: '*', answer: 'real' };
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
 *
 * @param {http.RequestOptions['port']} apiPort
 */
export async function openFaultyLine(apiPort) {
  /** @type {Shoppers} */
  const shoppers = new Map();
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((req, res) => {
    const work = req.url?.startsWith(CONTROL)
      ? handleControl(shoppers, req, res)
      : forward({ shoppers, apiPort, agent }, req, res);
    work.catch(() => res.destroy());
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/**
 * @param {Shoppers} shoppers
 * @param {string} key
 * @returns {Shopper}
 */
function shopperOf(shoppers, key) {
  const shopper = shoppers.get(key) ?? { faults: [], reached: [] };
  shoppers.set(key, shopper);
  return shopper;
}

/**
 * @param {Shoppers} shoppers
 * @param {IncomingMessage} req
 * @param {ServerResponse} res
 */
async function handleControl(shoppers, req, res) {
  const shopper = shopperOf(shoppers, (req.url ?? '').slice(CONTROL.length));
  res.setHeader('content-type', 'application/json');
  if (req.method === 'PUT') {
    // why: this module is loaded before packages are installed
    const { readFaults } = await import('./line-faults.mjs');
    const { problem, faults } = readFaults(String(await bodyOf(req)));
    if (!faults) return res.writeHead(400).end(JSON.stringify({ error: problem }));
    shopper.faults = faults;
  }
  res.end(JSON.stringify(shopper.reached));
}

/**
 * @param {{ shoppers: Shoppers, apiPort: http.RequestOptions['port'], agent: http.Agent }} line
 * @param {IncomingMessage} req
 * @param {ServerResponse} res
 */
async function forward({ shoppers, apiPort, agent }, req, res) {
  const body = await bodyOf(req);
  const key = req.headers[KEY_HEADER];
  const shopper = typeof key === 'string' ? shoppers.get(key) : undefined;
  const everybody = shoppers.get(EVERYBODY);
  const taken = takeFault(shopper, nameOf(req)) ?? takeFault(everybody, nameOf(req));
  const { delayMs = 0, holdMs = 0, reaches = true, ...fault } = taken ?? UNCHANGED;
  if (delayMs > 0) await pause(delayMs, undefined, { ref: false });
  if (!reaches) return sendFault(res, fault);
  (shopper ?? everybody)?.reached.push(nameOf(req));
  const real = await askApi({ port: apiPort, agent }, req, body);
  if (holdMs > 0) await pause(holdMs, undefined, { ref: false });
  return fault.answer === 'real' ? send(res, real) : sendFault(res, fault, real);
}

/** @param {IncomingMessage} request */
function nameOf({ url = '' }) {
  return /^\/([^/?]*)/.exec(url)?.[1] ?? '';
}

/**
 * @param {Shopper | undefined} shopper
 * @param {string} name
 */
function takeFault(shopper, name) {
  const fault = shopper?.faults.find(({ call, times }) => (call === '*' || call === name) && times !== 0);
  if (fault?.times) fault.times -= 1;
  return fault;
}

/** @param {AsyncIterable<Buffer>} stream */
async function bodyOf(stream) {
  /** @type {Buffer[]} */
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * @param {{ port: http.RequestOptions['port'], agent: http.Agent }} api
 * @param {IncomingMessage} request
 * @param {Buffer} body
 * @returns {Promise<ApiResponse>}
 */
function askApi({ port, agent }, { method, url, headers }, body) {
  return new Promise((resolve, reject) => {
    const asked = http.request({ port, host: '127.0.0.1', agent, method, path: url, headers }, (head) => {
      bodyOf(head).then((read) => resolve({ head, body: read }), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/**
 * @param {ServerResponse} res
 * @param {ApiResponse} response
 */
function send(res, { head, body }, end = body.length) {
  const { connection: _hop, 'transfer-encoding': _chunks, ...headers } = head.headers;
  res.writeHead(head.statusCode ?? 502, { ...headers, 'content-length': body.length });
  res.write(body.subarray(0, end));
  if (end === body.length) res.end();
}

/**
 * @param {ServerResponse} res
 * @param {Pick<Fault, 'answer' | 'body'>} fault
 * @param {ApiResponse} [real]
 */
function sendFault(res, { answer, body = {} }, real) {
  if (typeof answer === 'number') return res.writeHead(answer, JSON_TYPE).end(JSON.stringify(body));
  if (answer === 'silent') return undefined;
  if (answer === 'reset') return res.destroy();
  if (answer === 'garbage') return res.writeHead(200, { 'content-type': 'text/html' }).end(GARBAGE);
  if (answer === 'huge') return streamEndlessly(res.writeHead(200, JSON_TYPE));
  if (!real) throw new Error(`"${answer}" needs a response of the shop API.`);
  if (answer === 'wrongTypes')
    return res.writeHead(200, JSON_TYPE).end(JSON.stringify(withWrongTypes(JSON.parse(String(real.body)))));
  send(res, real, Math.floor(real.body.length / 2));
  return res.socket?.end();
}

/**
 * @param {unknown} value
 * @returns {unknown}
 */
function withWrongTypes(value) {
  if (Array.isArray(value)) return value.length > 0 ? value.map(withWrongTypes) : [[]];
  if (value === null || typeof value !== 'object') return { was: typeof value };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withWrongTypes(part)]));
}

/**
 * Streams an endless body until the client closes the connection.
 *
 * @param {ServerResponse} res
 */
function streamEndlessly(res) {
  const chunk = Buffer.alloc(CHUNK_BYTES, 'a');
  const write = () => {
    while (!res.destroyed && res.write(chunk));
  };
  res.write('{"data":"');
  res.on('drain', write);
  write();
}
