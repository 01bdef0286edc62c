import { get, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { pageQueue } from '@/server/load/page-queue';
import { type OpenFront, openFront } from '@/server/testing/open-front';
import { markMissing } from './page-missing';

type Next = (req: IncomingMessage, res: ServerResponse) => void;
type Got = { status: number | undefined; headers: IncomingMessage['headers']; body: Buffer };

const FRAME = '<template data-missing=""></template>';
const NOWHERE = `<main>home</main>${'<p>Beetroot</p>'.repeat(200)}`;
const POLICY = "script-src 'sha256-of-nowhere'";

let front: OpenFront | undefined;

afterEach(async () => {
  await front?.close();
  front = undefined;
});

function headersOf(html: string): OutgoingHttpHeaders {
  const page: Parameters<typeof markMissing>[0] = { html };
  markMissing(page);
  return page.headers ?? {};
}

/** What Next sends from its page cache (server/cache/page-cache.ts). */
const missing: Next = (req, res) => {
  res.statusCode = req.headers.rsc ? 200 : 404;
  res.setHeader('cache-control', 's-maxage=300');
  res.setHeader('content-security-policy', "script-src 'sha256-of-frame'");
  res.setHeader('content-type', req.headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8');
  res.setHeader('link', '</frame.css>; rel=preload');
  res.setHeader('vary', 'rsc');
  res.setHeader('x-nextjs-cache', 'HIT');
  for (const [name, value] of Object.entries(headersOf(FRAME))) res.setHeader(name, value ?? []);
  res.setHeader('content-length', FRAME.length);
  res.end(req.method === 'HEAD' ? undefined : FRAME);
};

const answering =
  (status: number, body: string): Next =>
  (_req, res) => {
    res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headersOf(body) }).end(body);
  };

async function open(next: Next, isThere = true): Promise<void> {
  const page = (language: string) => ({ body: `${language} ${NOWHERE}`, policy: POLICY });
  const nowherePage = async (language: string) => (isThere ? page(language) : undefined);
  front = await openFront({ next, built: { nowherePage } });
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const req = get(`${front?.origin}${path}`, { headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () =>
        resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }),
      );
    });
    req.on('error', reject);
  });
}

test.each([
  ['/product-detail/gone', 'en'],
  ['/ta/product-detail/gone', 'ta'],
])('%s, which has nothing to show, is answered with home in its language and 404', async (path, language) => {
  await open(missing);
  const { status, headers, body } = await ask(path);
  expect([status, body.toString()]).toEqual([404, `${language} ${NOWHERE}`]);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': POLICY,
    'content-type': 'text/html; charset=utf-8',
    vary: 'rsc, Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('link');
  expect(headers['content-length']).not.toBe(String(FRAME.length));
});

test('the 404 page is compressed and never cached', async () => {
  let isThere = false;
  await open((req, res) => (isThere ? answering(200, 'onion') : missing)(req, res));
  const { status, headers, body } = await ask('/product-detail/onion', { 'accept-encoding': 'gzip' });
  expect([status, headers['content-encoding'], headers.vary]).toEqual([404, 'gzip', 'rsc, Accept-Encoding']);
  expect(headers['content-length']).toBe(String(body.length));
  expect(gunzipSync(body).toString()).toBe(`en ${NOWHERE}`);
  isThere = true;
  expect(await ask('/product-detail/onion', { 'accept-encoding': 'gzip' })).toMatchObject({
    status: 200,
    body: Buffer.from('onion'),
  });
});

test('HEAD gets the headers of the 404 page without a body', async () => {
  await open(missing);
  const { status, headers, body } = await ask('/product-detail/gone', {}, 'HEAD');
  expect([status, body.length]).toEqual([404, 0]);
  expect(headers).toMatchObject({ 'content-security-policy': POLICY });
});

test('the unavailable page is sent with no-store when home cannot be loaded', async () => {
  await open(missing, false);
  const { status, headers, body } = await ask('/product-detail/gone');
  expect([status, headers['cache-control']]).toEqual([503, 'private, no-store']);
  expect(body.toString()).not.toContain(FRAME);
});

test('a conditional request gets home too, not 304', async () => {
  await open((req, res) => {
    res.statusCode = 304;
    for (const [name, value] of Object.entries(headersOf(FRAME))) res.setHeader(name, value ?? []);
    if (req.url) res.end();
  });
  const { status, body } = await ask('/product-detail/gone', { 'if-none-match': '*' });
  expect([status, body.toString()]).toEqual([404, `en ${NOWHERE}`]);
});

test('the client-side router gets an empty 404, so that it loads the URL as a document', async () => {
  await open(missing);
  const { status, body } = await ask('/product-detail/gone', { rsc: '1', 'accept-encoding': 'br' });
  expect([status, body.length]).toEqual([404, 0]);
});

test('a missing page has no segment data for the client-side router', () => {
  const parts = () => new Map([['/_tree', Buffer.from('frame')]]);
  const [gone, there] = [FRAME, 'onion'].map((html) => ({ html, segmentData: parts() }));
  if (gone) markMissing(gone);
  if (there) markMissing(there);
  expect([gone?.segmentData.size, there?.segmentData.size]).toEqual([0, 1]);
});

test.each([
  ['a page that says itself that it is not there', answering(404, 'nowhere'), 404, 'nowhere'],
  ['a page that is there', answering(200, 'onion'), 200, 'onion'],
])('%s is sent as Next rendered it', async (_what, next, status, body) => {
  await open(next);
  const got = await ask('/product-detail/gone');
  expect([got.status, got.body.toString()]).toEqual([status, body]);
});

test('a 404 of /api keeps its error envelope', async () => {
  await open(answering(404, FRAME));
  expect((await ask('/api/products/gone')).body.toString()).toBe(FRAME);
});

test('a missing page that holds the only place in the queue does not wait for its own 404 page', async () => {
  const made: string[] = [];
  const next: Next = (req, res) => {
    made.push(req.url ?? '');
    (req.url === '/nowhere' ? answering(404, NOWHERE) : missing)(req, res);
  };
  const nowherePage = async () => ({ body: (await ask('/nowhere')).body.toString(), policy: POLICY });
  // why: the place must be held for longer than the test takes
  const queue = pageQueue({ places: 1, holdMs: 60_000, waitMs: 60_000 });
  front = await openFront({ next: finishing(next), queue, built: { nowherePage } });
  const { status, body } = await ask('/product-detail/gone');
  expect([status, body.toString()]).toEqual([404, NOWHERE]);
  expect(made).toEqual(['/product-detail/gone', '/nowhere']);
});

/** Like Next, resolves when the response is closed. */
function finishing(next: Next): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  return (req, res) =>
    new Promise((resolve) => {
      res.once('close', resolve);
      next(req, res);
    });
}
