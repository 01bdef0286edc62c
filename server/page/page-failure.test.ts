import type { IncomingMessage, ServerResponse } from 'node:http';
import { type OpenFront, openFront } from '@/server/testing/open-front';

type Next = (req: IncomingMessage, res: ServerResponse) => void;

let front: OpenFront | undefined;
let written: string[];

beforeEach(() => {
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
});

afterEach(async () => {
  await front?.close();
  front = undefined;
});

async function ask(next: Next, path: string, init?: RequestInit) {
  const unavailablePage = async () => ({ body: 'calm page', policy: "script-src 'sha256-calm'" });
  front = await openFront({ next, built: { unavailablePage } });
  return fetch(front.origin + path, init);
}

const failing: Next = (_req, res) => {
  res.statusCode = 500;
  res.setHeader('cache-control', 's-maxage=300');
  res.flushHeaders();
  res.write('Internal ');
  res.end('Server Error');
};

test('a page that could not be rendered is 503 with the unavailable page and one log line with the request id', async () => {
  const response = await ask(failing, '/product-detail/onion?x=1', {
    headers: { 'x-request-id': 'request-1' },
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toBe('calm page');
  expect(response.headers.get('content-security-policy')).toBe("script-src 'sha256-calm'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  await front?.close();
  expect(written.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      event: 'page_failed',
      request_id: 'request-1',
      path: '/product-detail/onion',
      status: 503,
    }),
  ]);
});

test.each([
  ['/faq', 'en'],
  ['/ta/faq', 'ta'],
])('%s gets the unavailable page in its language', async (path, language) => {
  const unavailablePage = async (asked: string) => ({ body: asked, policy: '' });
  front = await openFront({ next: failing, built: { unavailablePage } });
  const calm = await fetch(front.origin + path);
  expect([calm.status, await calm.text()]).toEqual([503, language]);
  await front.close();
  front = await openFront({ next: failing });
  expect(await (await fetch(front.origin + path)).text()).toContain(`<html lang="${language}">`);
});

test('a failure sent with writeHead is replaced too', async () => {
  const response = await ask((_req, res) => res.writeHead(500).end('stack'), '/');
  expect(response.status).toBe(503);
  expect(await response.text()).toBe('calm page');
});

test.each([
  ['a page', 200],
  ['a page with status 404', 404],
])('%s is sent as Next rendered it', async (_name, status) => {
  const response = await ask((_req, res) => res.writeHead(status).end('page'), '/');
  expect(response.status).toBe(status);
  expect(await response.text()).toBe('page');
  expect(written).toEqual([]);
});

test('a failed /api response keeps its error envelope', async () => {
  const response = await ask((_req, res) => res.writeHead(503).end('{"error":{}}'), '/api/cart');
  expect(response.status).toBe(503);
  expect(await response.text()).toBe('{"error":{}}');
});
