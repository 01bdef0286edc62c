import http from 'node:http';
import type { AddressInfo } from 'node:net';
import timers from 'node:timers/promises';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';

const asked: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;
let server: http.Server;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    setImmediate(() => {
      atOnce--;
      if (request.url === '/broken') response.destroy();
      else response.end('a page');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setStorefrontEnv({ PORT: String((server.address() as AddressInfo).port) });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('pages are requested one after the other, a queued page only once, and a failure does not stop the queue', async () => {
  const { warmPages } = await import('./warm-pages');
  await Promise.all([warmPages(['/', '/broken', '/faq', '/']), warmPages(['/faq', '/categories'])]);
  expect(asked).toEqual(['/', '/broken', '/faq', '/categories']);
  expect(mostAtOnce).toBe(1);

  await warmPages(['/']);
  expect(asked.slice(4)).toEqual(['/']);
});

test('a call that adds a page to a running queue does not wait for it', async () => {
  const { warmPages } = await import('./warm-pages');
  asked.length = 0;
  const first = warmPages(['/about-us', '/why-us']);
  await warmPages(['/faq']);
  expect(asked).not.toContain('/faq');
  await first;
  expect(asked).toEqual(['/about-us', '/why-us', '/faq']);
});

test('a failure between two pages does not block later calls', async () => {
  const { warmPages } = await import('./warm-pages');
  asked.length = 0;
  jest.spyOn(timers, 'setTimeout').mockRejectedValueOnce(new Error('no timer'));
  await expect(warmPages(['/offers'])).rejects.toThrow('no timer');
  await warmPages(['/returns']);
  expect(asked).toEqual(['/offers', '/returns']);
});
