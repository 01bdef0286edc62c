import { once } from 'node:events';
import http from 'node:http';
import { z } from 'zod';
import { movedAddresses } from '@/server/http/moved-addresses';
import { ownPages } from '@/server/page/own-pages';
import { renewBuiltPages, untilTrue } from './renew-built-pages';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const MOVED = JSON.stringify({ products: {}, categories: {} });

let storefront: http.Server;
let requested: string[];
let stopped: AbortController;

/** A storefront whose shop API answers its calls from the `startsAfter`-th on. */
async function start(startsAfter: number, onRequest = () => {}) {
  requested = [];
  stopped = new AbortController();
  let tries = 0;
  storefront = http.createServer((request, response) => {
    requested.push(String(request.url));
    if (request.url === '/api/moved') tries += 1;
    const isDown = request.url === '/api/moved' && tries < startsAfter;
    response.writeHead(isDown ? 503 : 200).end(isDown ? '{}' : MOVED);
    onRequest();
  });
  await once(storefront.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.number() }).parse(storefront.address());
  const pages = ownPages(`http://127.0.0.1:${port}`, 'secret');
  const { refresh } = movedAddresses(pages);
  await untilTrue(refresh, stopped.signal);
  await renewBuiltPages(pages, stopped.signal);
}

afterEach(() => new Promise((closed) => storefront.close(closed)));

test('the built pages expire once the shop API answers a call of the contract', async () => {
  await start(3);
  expect(requested.slice(0, 5)).toEqual(['/api/moved', '/api/moved', '/api/moved', '/api/revalidate', '/']);
  expect(requested).toContain('/ta');
});

test('a storefront that is stopped while it waits asks no more', async () => {
  await start(3, () => stopped.abort());
  expect(requested).toEqual(['/api/moved']);
});
