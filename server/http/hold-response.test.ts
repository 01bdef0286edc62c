import { paths } from '@/lib/config/paths';
import { type OpenFront, openFront } from '@/server/testing/open-front';

jest.mock('./compress', () => ({ compress: () => Promise.reject(new Error('no memory left')) }));

const PAGE = '<p>Beetroot</p>'.repeat(200);

let front: OpenFront;
let more: Record<string, string>;
let logged: jest.SpyInstance;

beforeEach(async () => {
  more = { 'set-cookie': 'session=1', 'cache-control': 'public, max-age=60' };
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  front = await openFront({
    next: (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/html', ...more }).end(PAGE);
    },
  });
});
afterEach(() => front.close());

const ask = (path: string) => fetch(`${front.origin}${path}`, { signal: AbortSignal.timeout(2_000) });

test.each([
  ['a page', '/faq', {}],
  ['a page that would be cached', '/faq', { 'x-nextjs-cache': 'HIT' }],
  ['an account page', paths.myOrders, {}],
])('%s that cannot be compressed is answered with 500 and logged', async (_what, path, headers) => {
  more = headers;
  const response = await ask(path);
  expect([response.status, response.headers.get('x-frame-options')]).toEqual([500, 'DENY']);
  expect(await response.text()).toContain('<h1>This page could not be opened</h1>');
  expect(logged).toHaveBeenCalledWith(new Error('no memory left'));
});

test('an API response that cannot be compressed becomes the JSON error envelope, without its own headers', async () => {
  const response = await ask('/api/cart');
  expect([response.status, await response.json()]).toMatchObject([500, { error: { code: 'internal' } }]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.getSetCookie()).toEqual([]);
});
