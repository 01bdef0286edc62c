import { EventEmitter, once } from 'node:events';
import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROUTER_HEADERS } from './http/router-headers';
import { type OpenFront, openFront } from './testing/open-front';

const SCRIPT = 'console.log("hello");'.repeat(100);

let folder: string;
let front: OpenFront;
let origin: string;
let seenByNext: (string | undefined)[];
let routerHeadersSeen: [string | undefined, string[]][];
let renamed: Map<string, string>;
let refreshes: number;
let nextStatus: number;
let workerIsOn = true;

function write(name: string, content: string | Buffer): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-front-'));
  write('static/app.js', SCRIPT);
  write('static/app.js.br', brotliCompressSync(SCRIPT));
  write('static/app.js.gz', gzipSync(SCRIPT));
  write('media/onion-1a2b3c4d-320.webp', 'picture');
  write('worker/sw.js', 'keep()');
  write('worker/no-sw.js', 'leave()');
  write('secret.txt', 'secret');
  [seenByNext, routerHeadersSeen] = [[], []];
  renamed = new Map([['product-detail/beetroot', 'red-beetroot']]);
  refreshes = 0;
  nextStatus = 200;
  const next = (req: IncomingMessage, res: ServerResponse) => {
    seenByNext.push(req.url);
    routerHeadersSeen.push([req.url, ROUTER_HEADERS.filter((name) => name in req.headers)]);
    res.writeHead(nextStatus).end('page');
  };
  front = await openFront({
    mediaDir: path.join(folder, 'media'),
    built: {
      staticDir: path.join(folder, 'static'),
      worker: { dir: path.join(folder, 'worker'), isOn: workerIsOn },
    },
    next,
    moved: {
      movedTo: (section, slug) => renamed.get(`${section}/${slug}`),
      refresh: async () => {
        refreshes += 1;
        return true;
      },
    },
  });
  origin = front.origin;
});

afterEach(async () => {
  await front.close();
  fs.rmSync(folder, { recursive: true });
});

function get(url: string, acceptEncoding: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(origin + url, { headers: { 'accept-encoding': acceptEncoding, ...headers } });
}

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a script is sent compressed for a browser that accepts %s', async (accepted, encoding) => {
  const response = await get('/_next/static/app.js', accepted);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(await response.text()).toBe(SCRIPT);
});

test('a picture is cached as immutable, and one added while the shop runs is served', async () => {
  const first = await get('/media/onion-1a2b3c4d-320.webp', '');
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  write('media/carrot-5e6f7a8b-320.webp', 'later');
  expect(await (await get('/media/carrot-5e6f7a8b-320.webp', '')).text()).toBe('later');
});

test('a picture is sent as AVIF to clients that accept it, if there is one', async () => {
  const accept = 'image/avif,image/webp,*/*;q=0.8';
  const ask = (headers: Record<string, string>) => get('/media/onion-1a2b3c4d-320.webp', '', headers);
  expect((await ask({ accept })).headers.get('content-type')).toBe('image/webp');
  write('media/onion-1a2b3c4d-320.avif', 'smaller');
  const smaller = await ask({ accept });
  expect(smaller.headers.get('content-type')).toBe('image/avif');
  expect(smaller.headers.get('vary')).toBe('Accept');
  expect(await smaller.text()).toBe('smaller');
  expect(await (await ask({ accept: 'image/webp' })).text()).toBe('picture');
});

test('a missing picture is 404 without Cache-Control', async () => {
  const response = await get('/media/none-00000000-320.webp', '');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBeNull();
});

test.each([
  '/media/../secret.txt',
  '/media/%2e%2e/secret.txt',
  '/media/..%2fsecret.txt',
  '/media/..\\secret.txt',
  '/media/%00',
])('nothing outside the folder is served: %s', async (url) => {
  const { request } = await import('node:http');
  const response = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request(origin, { path: url }, (res) => {
      let text = '';
      res.on('data', (chunk) => {
        text += chunk;
      });
      res.on('end', () => resolve({ status: res.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
  expect(response.text).not.toBe('secret');
  expect([400, 404]).toContain(response.status);
});

test('the service worker is served at the root and revalidated on each visit', async () => {
  const response = await get('/sw.js', '');
  expect(await response.text()).toBe('keep()');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('cache-control')).toMatch(/no-cache|max-age=0/);
});

describe('a disabled service worker', () => {
  beforeAll(() => {
    workerIsOn = false;
  });
  afterAll(() => {
    workerIsOn = true;
  });

  test('is replaced by one that unregisters itself', async () => {
    expect(await (await get('/sw.js', '')).text()).toBe('leave()');
  });
});

test('a page, an unknown script and a write reach Next with their URLs unchanged', async () => {
  await get('/category/vegetables?page=2', '');
  await get('/_next/static/unknown.js', '');
  await fetch(`${origin}/api/cart/lines/7`, { method: 'PUT' });
  expect(seenByNext).toEqual([
    '/category/vegetables?page=2',
    '/_next/static/unknown.js',
    '/api/cart/lines/7',
  ]);
});

test('the plain cart is sent as HTML even when its RSC data is requested', async () => {
  await get('/cart/plain', '', { rsc: '1', 'next-router-state-tree': '%ff%zz{' });
  await get('/faq', '', { rsc: '1' });
  await get('/faq', '', { 'next-url': '/cart' });
  expect(routerHeadersSeen).toEqual([
    ['/cart/plain', []],
    ['/faq', ['rsc']],
    ['/faq', []],
  ]);
});

test.each(['GET', 'HEAD'])(
  '%s of a moved URL is redirected to the new one, with a redirect that is revalidated',
  async (method) => {
    const response = await fetch(`${origin}/Product-Detail/Beetroot?utm_source=leaflet`, {
      method,
      redirect: 'manual',
    });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/product-detail/red-beetroot?utm_source=leaflet');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(seenByNext).toEqual([]);
  },
);

test('moved URLs are reloaded after an accepted revalidation only', async () => {
  await get('/cart', '');
  expect(refreshes).toBe(0);
  nextStatus = 401;
  await fetch(`${origin}/api/revalidate`, { method: 'POST' });
  expect(refreshes).toBe(0);
  nextStatus = 200;
  await fetch(`${origin}/api/revalidate`, { method: 'POST' });
  expect(refreshes).toBe(1);
});

test('a request after a change does not share a render that started before it', async () => {
  const seen: (string | undefined)[] = [];
  const told = new EventEmitter();
  const begun = once(told, 'begun');
  const slow = await openFront({
    next: async (req, res) => {
      seen.push(req.url);
      told.emit('begun');
      if (seen.length === 1) await once(told, 'ready');
      res.end('page');
    },
  });
  const ask = (path: string, init?: RequestInit) => fetch(slow.origin + path, init);
  const before = ask('/faq');
  await begun;
  await ask('/api/revalidate', { method: 'POST' });
  const after = ask('/faq');
  await ask('/about-us');
  const meanwhile = [...seen];
  told.emit('ready');
  await Promise.all([before, after]);
  await slow.close();
  expect(meanwhile).toEqual(['/faq', '/api/revalidate', '/about-us']);
  expect(seen).toEqual([...meanwhile, '/faq']);
});
