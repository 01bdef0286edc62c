import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { exchange, type OpenFront, openFront } from '@/server/testing/open-front';

let front: OpenFront;
let reached: string[];

function next(req: IncomingMessage, res: ServerResponse): void {
  reached.push(req.url ?? '');
  req.resume().once('end', () => res.end('page'));
}

beforeEach(async () => {
  reached = [];
  front = await openFront({ next });
});

afterEach(() => front.close());

const ask = (line: string, ...headers: string[]) =>
  exchange(front.port, [line, 'host: x', 'connection: close', ...headers, '', ''].join('\r\n'));

const statusOf = (response: string) => Number(response.split(' ', 2)[1]);

test.each([
  ['TRACE', 'TRACE / HTTP/1.1', 501],
  ['a WebDAV method', 'PROPFIND / HTTP/1.1', 501],
  ['a target with a host', 'GET http://other.example/ HTTP/1.1', 400],
  ['a target of the whole server', 'OPTIONS * HTTP/1.1', 400],
  ['a target that is no path', 'GET cart HTTP/1.1', 400],
  ['a target with a space', 'GET /a b HTTP/1.1', 400],
  ['a target with a fragment', 'GET /category/fruits?page=12# HTTP/1.1', 400],
  ['a write to a page', 'POST /cart HTTP/1.1', 405],
  ['a write to a page through a dot segment', 'POST /x/../cart HTTP/1.1', 400],
  ['a path with a dot segment', 'GET /x/../api/cart HTTP/1.1', 400],
  ['a dot segment at the end', 'GET /cart/. HTTP/1.1', 400],
  ['an encoded dot segment', 'GET /x/%2E%2e/api/cart HTTP/1.1', 400],
  ['a dot segment between backslashes', 'GET /x\\..\\api/cart HTTP/1.1', 400],
  ['no HTTP request', 'HELLO', 400],
])('%s is refused before it reaches Next', async (_title, line, status) => {
  const response = await ask(line);
  expect(statusOf(response)).toBe(status);
  expect(response).toContain('<h1>This page could not be opened</h1>');
  expect(reached).toEqual([]);
});

test.each([
  'upgrade: websocket',
  'x-middleware-subrequest: middleware:middleware:middleware',
  'x-middleware-rewrite: http://other.example/',
  'x-nextjs-data: 1',
  'x-invoke-path: /checkout',
  'x-matched-path: /checkout',
  'next-action: 40a1',
  'next-resume: 1',
])('a request with the header "%s" is refused', async (header) => {
  const response = await ask(
    'GET / HTTP/1.1',
    ...(header.startsWith('upgrade') ? ['connection: upgrade'] : []),
    header,
  );
  expect(statusOf(response)).toBe(400);
  expect(reached).toEqual([]);
});

test('a request with two hosts is refused', async () => {
  expect(statusOf(await ask('GET /cart HTTP/1.1', 'host: other.example'))).toBe(400);
  expect(reached).toEqual([]);
});

test('a request of Next’s client-side router passes', async () => {
  const response = await ask('GET /cart?_rsc=1 HTTP/1.1', 'rsc: 1', 'next-router-prefetch: 1', 'next-url: /');
  expect(statusOf(response)).toBe(200);
});

test.each(['/search/a..b', '/search/.a', '/find?q=/../', '/...', '/art/logo.svg'])(
  'dots in %s are no dot segments',
  async (path) => {
    expect(statusOf(await ask(`GET ${path} HTTP/1.1`))).toBe(200);
  },
);

test('a refused API call gets the JSON error envelope', async () => {
  const response = await ask('POST /api/../cart HTTP/1.1');
  expect(reached).toEqual([]);
  expect(response).toContain('{"error":{"code":"bad_request"');
});

test('an API call with an unsupported method gets the JSON error envelope', async () => {
  const response = await ask('PATCH /api/cart HTTP/1.1');
  expect(statusOf(response)).toBe(501);
  expect(response).toContain('{"error":{"code":"bad_request"');
  expect(reached).toEqual([]);
});

test('a write to a page gets the allowed methods', async () => {
  expect(await ask('PUT /cart HTTP/1.1')).toMatch(/^allow: GET, HEAD\r$/m);
});

test('invalid bytes while a response is pending close the connection without a response', async () => {
  const response = await exchange(front.port, 'GET / HTTP/1.1\r\nhost: x\r\n\r\nHELLO\r\n\r\n');
  expect(response).toBe('');
});

test('invalid bytes after a response get status 400', async () => {
  const socket = connect(front.port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'));
  const [first] = await once(socket, 'data');
  expect(statusOf(String(first))).toBe(200);
  socket.write('HELLO\r\n\r\n');
  const [second] = await once(socket, 'data');
  expect(statusOf(String(second))).toBe(400);
});

test('CONNECT opens no tunnel', async () => {
  expect(await ask('CONNECT other.example:443 HTTP/1.1')).toBe('');
  expect(reached).toEqual([]);
});

test('a URL of 64 KB gets status 431 with an error page', async () => {
  const response = await ask(`GET /${'a'.repeat(64 * 1024)} HTTP/1.1`);
  expect(statusOf(response)).toBe(431);
  expect(response).toContain('This address is too long.');
  expect(reached).toEqual([]);
});

test.each([
  ['a head', 'GET / HTTP/1.1\r\nhost: x\r\n'],
  ['a body', 'POST /api/cart HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf'],
])('%s that never ends gets status 408', async (_title, bytes) => {
  const limits = { headersTimeout: 40, requestTimeout: 40, connectionsCheckingInterval: 20 };
  await front.close();
  front = await openFront({ next }, limits);
  expect(statusOf(await exchange(front.port, bytes))).toBe(408);
});
