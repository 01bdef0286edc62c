import { once } from 'node:events';
import fs from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { type OpenFront, openFront } from '@/server/testing/open-front';

const SCRIPT = 'console.log("hello");'.repeat(100);
const LONG = Buffer.alloc(300 * 1024, 'long ');
const ADDRESS = '/_next/static/app.js';

let folder: string;
let front: OpenFront;
let seenByNext: (string | undefined)[];

function write(name: string, content: string | Buffer): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-files-'));
  write('static/app.js', SCRIPT);
  write('static/app.js.br', brotliCompressSync(SCRIPT));
  write('static/app.js.gz', gzipSync(SCRIPT));
  write('static/long.js', LONG);
  write('worker/sw.js', 'the worker');
  write('media/tomato.webp', 'tomato');
  write('public/robots.txt', 'left to Next');
  write('public/brand/mark.svg', '<svg/>');
  write('public/fonts/letters-1a2b3c4d.woff2', 'letters');
  seenByNext = [];
  front = await openFront({
    mediaDir: path.join(folder, 'media'),
    built: {
      staticDir: path.join(folder, 'static'),
      publicDir: path.join(folder, 'public'),
      worker: { dir: path.join(folder, 'worker'), isOn: true },
    },
    next: (req, res) => {
      seenByNext.push(req.url);
      res.writeHead(404).end('nowhere');
    },
  });
});
afterEach(async () => {
  await front.close();
  fs.rmSync(folder, { recursive: true });
});

type Got = { status: number | undefined; headers: IncomingMessage['headers']; body: Buffer };

function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const req = get(front.origin + url, { headers, method }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part) => parts.push(part));
      res.on('end', () =>
        resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(parts) }),
      );
    });
    req.on('error', reject);
  });
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
const withoutDate = ({ headers: { date: _, ...rest } }: Got) => rest;

describe('a small file', () => {
  it.each(['br', 'gzip', 'identity'] as const)(
    'is sent from memory with the same headers to a client that accepts %s',
    async (encoding) => {
      const first = await ask(ADDRESS, { 'accept-encoding': encoding });
      fs.rmSync(path.join(folder, 'static'), { recursive: true });
      const again = await ask(`${ADDRESS}?version=2`, { 'accept-encoding': encoding });
      expect(again.status).toBe(200);
      expect(withoutDate(again)).toEqual(withoutDate(first));
      expect(unpack[encoding](again.body).toString()).toBe(SCRIPT);
    },
  );

  it('is sent compressed to a client that accepts it, even if it was first sent uncompressed', async () => {
    await ask(ADDRESS);
    const packed = await ask(ADDRESS, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect((await ask(ADDRESS)).body.toString()).toBe(SCRIPT);
  });

  it.each([
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, *', undefined],
    ['br;q=0.5, gzip', 'gzip'],
  ])('is encoded as "%s" asks', async (accepted, encoding) => {
    for (const _ of [1, 2]) {
      const { headers } = await ask(ADDRESS, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
    }
  });

  it('is answered with 304 when the browser has it', async () => {
    const { headers } = await ask(ADDRESS);
    for (const named of [headers.etag ?? '', `"another", ${headers.etag}`, '*']) {
      const copy = await ask(ADDRESS, { 'if-none-match': named });
      expect([copy.status, copy.body.length]).toEqual([304, 0]);
      const { etag, vary, 'cache-control': cacheControl } = headers;
      expect(copy.headers).toMatchObject({ etag, vary, 'cache-control': cacheControl });
    }
    expect((await ask(ADDRESS, { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  it('is sent without its body for HEAD', async () => {
    await ask(ADDRESS, {}, 'HEAD');
    const whole = await ask(ADDRESS);
    const head = await ask(ADDRESS, {}, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(withoutDate(head)).toEqual(withoutDate(whole));
  });

  it.each(['bytes=0-6', 'bytes=5-2', 'bytes=-7', 'bytes=a-b', 'bytes=99999-'])(
    'is sent whole for a range request (%s)',
    async (range) => {
      for (const _ of [1, 2]) {
        const { status, body } = await ask(ADDRESS, { range });
        expect([status, body.toString()]).toEqual([200, SCRIPT]);
      }
    },
  );
});

test('a file that was deleted aborts its response, and the next request is answered', async () => {
  fs.rmSync(path.join(folder, 'static/long.js'));
  for (const method of ['GET', 'HEAD']) {
    await expect(ask('/_next/static/long.js', {}, method)).rejects.toThrow();
  }
  expect((await ask(ADDRESS)).status).toBe(200);
});

test('a file is closed when the client disconnects', async () => {
  write('media/longest.webp', Buffer.alloc(64 * 1024 * 1024));
  const opened = jest.spyOn(fs, 'createReadStream');
  const req = get(`${front.origin}/media/longest.webp`);
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  res.destroy();
  const stream = opened.mock.results[0]?.value as fs.ReadStream;
  if (!stream.closed) await once(stream, 'close');
  expect(stream.bytesRead).toBeLessThan(64 * 1024 * 1024);
});

test('the service worker is served at /sw.js only, with any query', async () => {
  for (const address of ['/sw.js', '/sw.js?version=2']) {
    expect((await ask(address)).body.toString()).toBe('the worker');
  }
  for (const address of ['/sw.js.map', '/sw.json', '/sw.js/x']) expect((await ask(address)).status).toBe(404);
});

test('a large file is read from disk each time', async () => {
  expect((await ask('/_next/static/long.js')).body).toEqual(LONG);
  write('static/long.js', Buffer.alloc(LONG.length, 'other '));
  expect((await ask('/_next/static/long.js')).body).not.toEqual(LONG);
});

test('a missing file is not cached', async () => {
  for (const _ of [1, 2]) expect((await ask('/_next/static/none.js')).status).toBe(404);
  expect(seenByNext).toEqual(['/_next/static/none.js', '/_next/static/none.js']);
});

test.each([
  ['/brand/mark.svg', 'public, max-age=0'],
  ['/fonts/letters-1a2b3c4d.woff2', 'public, max-age=31536000, immutable'],
])('%s is a file of public/, cached as its name allows', async (address, cacheControl) => {
  for (const _ of [1, 2]) {
    const { status, headers } = await ask(address);
    expect([status, headers['cache-control']]).toEqual([200, cacheControl]);
  }
  expect(seenByNext).toEqual([]);
});
