import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const CONTROL = '/faulty-line/';
const KEY_HEADER = 'x-request-id';
/** As the shop API: a storefront that takes up a kept connection must not meet its end. */
const KEEP_ALIVE_MS = 72_000;
const POURED_BYTES = 64 * 1024;
/** The shopper whose faults are everybody's: pages are made for nobody in particular. */
const EVERYBODY = 'everybody';
const JSON_TYPE = { 'content-type': 'application/json' };
const GARBAGE = '<html><body>Bad gateway, and not what was asked for</body></html>';

/**
 * A line between the storefront and the shop API that fails when it is told to, for the end-to-end tests. It tells the
 * shoppers of the tests apart by `x-request-id`, which a test sets for its browser and the storefront hands on, so
 * tests that run side by side do not meet each other's faults.
 *
 * `PUT /faulty-line/<key>` with a list of faults puts them in place of the key's earlier ones, the first that fits a
 * call counts: `{ call, times?, delayMs?, holdMs?, reaches?, answer, body? }`.
 * - `call`: name of the call as in the contract, or `*`.
 * - `times`: how many calls it is for; all when left out.
 * - `delayMs`: the line waits first. What it holds arrives even when the storefront has given up.
 * - `holdMs`: the answer waits on its way back.
 * - `reaches`: false when the shop API never hears of the call.
 * - `answer`: `real`, `reset` (the connection breaks in place of an answer), `garbage`, `truncated`, `silent` (none,
 *   ever), `wrongTypes` (JSON of the same form, each value of another type), `huge` (JSON without an end) or a status,
 *   with `body` when there is one.
 *
 * What is no such list is answered 400, and changes nothing.
 *
 * The faults of the key `everybody` are for the calls that meet none of their own.
 *
 * `GET /faulty-line/<key>` answers the names of the key's calls that reached the shop API, oldest first; `everybody` has
 * those of no other key, from its first faults on.
 */
export async function openFaultyLine(apiPort) {
  const shoppers = new Map();
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((req, res) => {
    const work = req.url.startsWith(CONTROL)
      ? control(shoppers, req, res)
      : carry({ shoppers, apiPort, agent }, req, res);
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

async function control(shoppers, req, res) {
  const shopper = shopperOf(shoppers, req.url.slice(CONTROL.length));
  res.setHeader('content-type', 'application/json');
  if (req.method === 'PUT') {
    // why: this file is read before anything is installed
    const { readFaults } = await import('./line-faults.mjs');
    const { problem, faults } = readFaults(String(await bodyOf(req)));
    if (problem) return res.writeHead(400).end(JSON.stringify({ error: problem }));
    shopper.faults = faults;
  }
  res.end(JSON.stringify(shopper.reached));
}

async function carry({ shoppers, apiPort, agent }, req, res) {
  const body = await bodyOf(req);
  const key = req.headers[KEY_HEADER];
  const [shopper, everybody] = [shoppers.get(key), shoppers.get(EVERYBODY)];
  const taken = takeFault(shopper, nameOf(req)) ?? takeFault(everybody, nameOf(req));
  const { delayMs = 0, holdMs = 0, reaches = true, ...fault } = taken ?? { answer: 'real' };
  if (delayMs > 0) await pause(delayMs, undefined, { ref: false });
  if (!reaches) return spoil(res, fault);
  (shopper ?? everybody)?.reached.push(nameOf(req));
  const real = await askApi({ port: apiPort, agent }, req, body);
  if (holdMs > 0) await pause(holdMs, undefined, { ref: false });
  return fault.answer === 'real' ? send(res, real) : spoil(res, fault, real);
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

function spoil(res, { answer, body = {} }, real) {
  if (answer === 'silent') return undefined;
  if (answer === 'reset') return res.destroy();
  if (answer === 'garbage') return res.writeHead(200, { 'content-type': 'text/html' }).end(GARBAGE);
  if (answer === 'wrongTypes')
    return res.writeHead(200, JSON_TYPE).end(JSON.stringify(mistyped(JSON.parse(real.body))));
  if (answer === 'huge') return pourOut(res.writeHead(200, JSON_TYPE));
  if (answer !== 'truncated') return res.writeHead(answer, JSON_TYPE).end(JSON.stringify(body));
  send(res, real, Math.floor(real.body.length / 2));
  return res.socket.end();
}

function mistyped(value) {
  if (Array.isArray(value)) return value.length > 0 ? value.map(mistyped) : [[]];
  if (value === null || typeof value !== 'object') return { was: typeof value };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mistyped(part)]));
}

/** Until the reader has had enough. */
function pourOut(res) {
  const drop = Buffer.alloc(POURED_BYTES, 'a');
  const pour = () => {
    while (!res.destroyed && res.write(drop));
  };
  res.write('{"data":"');
  res.on('drain', pour);
  pour();
}
