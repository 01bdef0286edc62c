import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { drawnPreview } from './drawn-previews';
import type { Preview } from './preview';

const PICTURE = fs.readFileSync('shop-api/seed/produce/drumstick.webp');
const mediaDir = fs.mkdtempSync(path.join(os.tmpdir(), 'previews-'));
setStorefrontEnv({ MEDIA_DIR: mediaDir, LOG_LEVEL: 'warn' });

/** Answers requests of pictures, by path; a path that is not listed gets no answer. */
const answers: Record<string, (response: http.ServerResponse) => void> = {
  '/back': (response) => response.writeHead(503).end(),
  '/gone': (response) => response.writeHead(404).end(),
  '/no-picture': (response) => response.end('no picture'),
  '/moved': (response) => response.writeHead(302, { location: '/picture' }).end(),
  '/picture': (response) => response.end(PICTURE),
};
const requested: string[] = [];
let written: string[];
const host = http.createServer(({ url = '' }, response) => {
  requested.push(url);
  host.emit('asked');
  answers[url]?.(response);
});
let origin: string;

beforeAll(async () => {
  await once(host.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(host.address()).port}`;
});
beforeEach(() => {
  requested.length = 0;
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
});
afterAll(async () => {
  host.closeAllConnections();
  await new Promise((closed) => host.close(closed));
  fs.rmSync(mediaDir, { recursive: true });
});

/** Moves the clock of the cache. */
function forwardMs(ms: number): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

const preview = (image: string): Preview => ({
  image,
  tone: 'veg',
  name: 'Drumstick',
  name2: '',
  detail: '',
  headline: '₹29',
  was: '',
  unitPrice: '',
  flag: '',
  soldOut: false,
});

test('a whole preview is kept', async () => {
  const ask = () => drawnPreview(preview(`${origin}/picture`));
  expect((await ask()).whole).toBe(true);
  forwardMs(3_600_000);
  await ask();
  expect(requested).toEqual(['/picture']);
});

test.each(['/gone', '/no-picture'])(
  'a picture that cannot be read (%s) is not asked for again',
  async (url) => {
    const ask = () => drawnPreview(preview(`${origin}${url}`));
    expect((await ask()).whole).toBe(false);
    forwardMs(59_000);
    expect((await ask()).whole).toBe(false);
    expect(requested).toEqual([url]);
  },
);

test.each(['gone', 'no-picture', 'moved', 'not-stored'])(
  'a preview without its picture (%s) is logged once, with the picture and the reason',
  async (name) => {
    const image = name === 'not-stored' ? name : `${origin}/${name}?logged`;
    answers[`/${name}?logged`] = (response) => answers[`/${name}`]?.(response);
    await drawnPreview(preview(image));
    await drawnPreview(preview(image));
    const reason = name === 'gone' ? 'status_404' : expect.any(String);
    expect(written.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', event: 'preview_incomplete', image, reason },
    ]);
  },
);

test('a picture that could not be read is tried again after a minute', async () => {
  const ask = () => drawnPreview(preview(`${origin}/back`));
  expect((await ask()).whole).toBe(false);
  answers['/back'] = (response) => response.end(PICTURE);
  forwardMs(61_000);
  expect((await ask()).whole).toBe(true);
});

test('a redirect is not followed', async () => {
  expect((await drawnPreview(preview(`${origin}/moved`))).whole).toBe(false);
  expect(requested).toEqual(['/moved']);
});

test('others are drawn while a download waits for its answer', async () => {
  const asked = once(host, 'asked');
  let isOver = false;
  const waiting = drawnPreview(preview(`${origin}/later`)).finally(() => {
    isOver = true;
  });
  await asked;
  await drawnPreview(preview('not-stored'));
  expect(isOver).toBe(false);
  host.closeAllConnections();
  expect((await waiting).whole).toBe(false);
});
