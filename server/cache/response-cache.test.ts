import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paths } from '@/lib/config/paths';
import { type OpenFront, openFront } from '@/server/testing/open-front';

const PAGE = `<!doctype html>${'<p>Beetroot</p>'.repeat(200)}`;

let front: OpenFront;
let asked: string[];
let state: string;
let status: number;
/** The text after PAGE. */
let content: string;
/** More headers of Next's response. */
let more: Record<string, string>;
/** Set by a test: work that Next does after its response. */
let background: Promise<void> | undefined;
/** Set by a test to delay Next's response. */
let before: (() => Promise<void>) | undefined;

async function next(req: IncomingMessage, res: ServerResponse): Promise<void> {
  asked.push(`${req.method} ${req.url}${req.headers.rsc ? ' rsc' : ''}`);
  const now = content;
  await before?.();
  if (background) Reflect.get(globalThis, Symbol.for('@next/request-context')).get().waitUntil(background);
  res.setHeader('x-nextjs-cache', state);
  res.setHeader('content-type', 'text/html; charset=utf-8');
  for (const [header, value] of Object.entries(more)) res.setHeader(header, value);
  res.setHeader('content-security-policy', "script-src 'sha256-of-this-page'");
  res.statusCode = status;
  res.write(`${PAGE}${now}`);
  res.end();
}

beforeEach(async () => {
  [asked, state, status, content, more] = [[], 'HIT', 200, 'one', {}];
  [before, background] = [undefined, undefined];
  front = await openFront({ next });
});
afterEach(() => front.close());

/** `text` is the body without PAGE. */
type Got = { status: number | undefined; headers: IncomingMessage['headers']; text: string };

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const given = { 'accept-encoding': 'gzip, br', ...headers };
  return new Promise((resolve, reject) => {
    const req = get(`${front.origin}${path}`, { headers: given, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () => {
        const body = Buffer.concat(chunks);
        const encoding = res.headers['content-encoding'];
        const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
        const text = (unpack && body.length > 0 ? unpack(body) : body).toString();
        resolve({ status: res.statusCode, headers: res.headers, text: text.replace(PAGE, '') });
      });
    });
    req.on('error', reject);
  });
}

describe('a page that is the same for every visitor', () => {
  it('stays cached after an unauthorised revalidation request', async () => {
    await front.close();
    front = await openFront({ next, isService: () => false });
    await ask('/faq');
    status = 403;
    await ask('/api/revalidate', {}, 'POST');
    status = 200;
    await ask('/faq');
    expect(asked.filter((one) => one === 'GET /faq')).toHaveLength(1);
  });

  it('is requested from Next once, and sent compressed with all its headers', async () => {
    for (let time = 0; time < 2; time++) {
      const { status: answered, headers, text } = await ask('/faq');
      expect([answered, text]).toEqual([200, 'one']);
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'sha256-of-this-page'",
        'x-frame-options': 'DENY',
        vary: 'Accept-Encoding',
      });
    }
    expect(asked).toEqual(['GET /faq']);
  });

  it('is cached for each encoding, and uncompressed', async () => {
    for (const accepted of ['gzip', 'br', '', 'gzip', 'br', '']) {
      const { headers, text } = await ask('/faq', { 'accept-encoding': accepted });
      expect([headers['content-encoding'] ?? '', text]).toEqual([accepted, 'one']);
    }
    expect(asked).toHaveLength(3);
  });

  it('is answered with 304 when the browser has it', async () => {
    const copy = String((await ask('/faq')).headers.etag);
    const again = await ask('/faq', { 'if-none-match': copy });
    expect([again.status, again.text, again.headers['content-length']]).toEqual([304, '', undefined]);
    content = 'two';
    await ask('/about-us');
    expect((await ask('/about-us', { 'if-none-match': copy })).status).toBe(200);
  });

  it('is answered with 304 when the browser got it from an uncached response', async () => {
    state = 'MISS';
    const copy = String((await ask('/faq')).headers.etag);
    state = 'HIT';
    expect((await ask('/faq', { 'if-none-match': copy })).status).toBe(304);
  });

  it('answers HEAD of the page from memory, without a body', async () => {
    await ask('/faq');
    expect(await ask('/faq', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect(asked).toEqual(['GET /faq']);
  });

  it('is not cached with a cookie that Next deletes in one browser', async () => {
    more = { 'set-cookie': '__prerender_bypass=; Expires=Thu, 01 Jan 1970 00:00:00 GMT' };
    await ask('/faq');
    more = {};
    expect((await ask('/faq')).headers['set-cookie']).toBeUndefined();
  });

  it('is cached separately as RSC data', async () => {
    await ask('/faq');
    await ask('/faq', { rsc: '1' });
    expect(asked).toEqual(['GET /faq', 'GET /faq rsc']);
  });

  it('is requested again after a change of the page', async () => {
    await ask('/faq');
    content = 'two';
    await fetch(`${front.origin}/api/revalidate`, { method: 'POST' });
    expect((await ask('/faq')).text).toBe('two');
  });

  it('is not served after a change if it was requested before', async () => {
    let release = (): void => undefined;
    before = () =>
      new Promise((resolve) => {
        release = resolve;
        before = undefined;
      });
    const early = ask('/faq');
    while (asked.length === 0) await new Promise(setImmediate);
    content = 'two';
    await fetch(`${front.origin}/api/revalidate`, { method: 'POST' });
    release();
    expect((await early).text).toBe('one');
    expect((await ask('/faq')).text).toBe('two');
  });
});

describe('a public response of the BFF', () => {
  const PUBLIC = { 'cache-control': 'public, max-age=60' };
  beforeEach(() => {
    [state, more] = ['', PUBLIC];
  });

  it('is requested from Next once, and sent compressed with the id of each request', async () => {
    for (const id of ['request-1', 'request-2']) {
      more = { ...PUBLIC, 'x-request-id': id };
      const { headers, text } = await ask('/api/cities', { 'x-request-id': id });
      expect([headers['content-encoding'], headers['x-request-id'], text]).toEqual(['br', id, 'one']);
    }
    expect(asked).toEqual(['GET /api/cities']);
  });

  it('is cached separately for each language', async () => {
    for (const language of ['en', 'en-IN,en;q=0.9', 'ta'])
      await ask('/api/cities', { 'accept-language': language });
    expect(asked).toHaveLength(2);
  });

  it('is requested again after a change of the data', async () => {
    await ask('/api/cities');
    content = 'two';
    await fetch(`${front.origin}/api/revalidate`, { method: 'POST' });
    expect((await ask('/api/cities')).text).toBe('two');
  });

  it.each([
    ['for one shopper', () => ({ 'cache-control': 'private, no-store' })],
    ['with a cookie', () => ({ ...PUBLIC, 'set-cookie': 'session=1' })],
  ])('is not cached %s', async (_for, headers) => {
    more = headers();
    for (let time = 0; time < 2; time++) expect((await ask('/api/cities')).text).toBe('one');
    expect(asked).toHaveLength(2);
  });

  it('is not cached while its data is revalidated in the background', async () => {
    let done = (): void => undefined;
    background = new Promise((resolve) => {
      done = resolve;
    });
    await ask('/api/cities');
    content = 'two';
    [background] = [undefined, done()];
    expect((await ask('/api/cities')).text).toBe('two');
  });

  it('answers HEAD of the data from memory, without a body', async () => {
    await ask('/api/cities');
    expect(await ask('/api/cities', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect(asked).toHaveLength(1);
  });

  it('is not cached when it failed', async () => {
    status = 503;
    for (let time = 0; time < 2; time++) expect((await ask('/api/cities')).status).toBe(503);
    expect(asked).toHaveLength(2);
  });
});

test('a private response is sent compressed with its cache headers unchanged', async () => {
  more = { 'cache-control': 'private, no-store' };
  const { headers, text } = await ask('/api/cart');
  expect([headers['content-encoding'], headers['cache-control'], text]).toEqual([
    'br',
    'private, no-store',
    'one',
  ]);
});

test('an account page is sent compressed and never cached', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers, text } = await ask(paths.myOrders, { 'accept-encoding': encoding });
    expect([headers['content-encoding'], headers.vary, text]).toEqual([encoding, 'Accept-Encoding', 'one']);
  }
  expect(asked).toHaveLength(2);
});

describe('never cached:', () => {
  it.each([
    ['a stale page that is being revalidated', () => [200, 'STALE'] as const, '/faq'],
    ['a page that is not in the cache', () => [200, 'MISS'] as const, '/faq'],
    ['an address that leads nowhere', () => [404, 'HIT'] as const, '/faq'],
    ['an account page, which depends on the cookie', () => [200, 'HIT'] as const, paths.myOrders],
    ['a response to an API call', () => [200, 'HIT'] as const, '/api/cart'],
  ])('%s', async (_what, answers, path) => {
    [status, state] = answers();
    const [first, second] = [await ask(path), await ask(path)];
    expect([first.text, second.text]).toEqual(['one', 'one']);
    expect(first.status).toBe(status);
    expect(asked).toHaveLength(2);
  });
});
