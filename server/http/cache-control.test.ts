import { paths } from '@/lib/config/paths';
import { type OpenFront, openFront } from '@/server/testing/open-front';

const OF_NEXT = 's-maxage=300, stale-while-revalidate=2591700';
const ASKED_EACH_TIME = 'public, max-age=0, must-revalidate';

let front: OpenFront | undefined;

afterEach(async () => {
  await front?.close();
  front = undefined;
});

async function answering(headers: Record<string, string>, status = 200): Promise<string> {
  front = await openFront({
    next: async (_req, res) =>
      void res.writeHead(status, { 'content-type': 'text/html', ...headers }).end('page'),
  });
  return front.origin;
}

test.each([
  ['fresh', { 'x-nextjs-cache': 'HIT' }, 200],
  ['stale', { 'x-nextjs-cache': 'STALE' }, 200],
  ['missing', {}, 404],
])('a browser asks each time for a page that is %s', async (_state, headers, status) => {
  const origin = await answering({ ...headers, 'cache-control': OF_NEXT }, status);
  // why: the second response may come from the front's memory
  for (const [method, accepted] of [
    ['HEAD', 'br'],
    ['GET', 'br'],
    ['GET', 'br'],
    ['GET', 'identity'],
    ['GET', 'identity;q=0'],
  ] as const) {
    const page = await fetch(`${origin}${paths.faq}`, { method, headers: { 'accept-encoding': accepted } });
    expect([page.status, page.headers.get('cache-control')]).toEqual([status, ASKED_EACH_TIME]);
  }
});

test.each([
  [paths.myOrders, 'private, no-store'],
  ['/api/cities', 'public, max-age=3600, stale-while-revalidate=86400'],
])('%s keeps its %s', async (path, cacheControl) => {
  const origin = await answering({ 'cache-control': cacheControl });
  const response = await fetch(`${origin}${path}`);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
});
