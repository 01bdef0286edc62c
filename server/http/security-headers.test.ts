import { type OpenFront, openFront } from '@/server/testing/open-front';

let front: OpenFront | undefined;
afterEach(() => front?.close());

async function headersOf(path: string, appOrigin = 'https://shop.example'): Promise<Headers> {
  front = await openFront({ appOrigin, next: (_req, res) => void res.end('page') });
  return (await fetch(front.origin + path)).headers;
}

test.each(['/', '/api/cart', '/media/none.webp', '/%zz'])('%s has all security headers', async (path) => {
  const headers = await headersOf(path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toMatch(
    /^geolocation=\(self\), microphone=\(self\), camera=\(\),/,
  );
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test('over http there is no Strict-Transport-Security', async () => {
  expect((await headersOf('/', 'http://localhost:3000')).get('strict-transport-security')).toBeNull();
});

test.each([
  ['/media/none.webp', 'cross-origin'],
  ['/preview/product-detail/onion/1.jpg', 'cross-origin'],
  ['/api/cart', 'same-origin'],
  ['/', 'same-origin'],
])('%s may be embedded: %s', async (path, expected) => {
  expect((await headersOf(path)).get('cross-origin-resource-policy')).toBe(expected);
});

test('a page with its own policy has only that policy', async () => {
  const own = "script-src 'self' 'sha256-a'";
  front = await openFront({
    next: (_req, res) => void res.appendHeader('content-security-policy', own).end('page'),
  });
  expect((await fetch(front.origin)).headers.get('content-security-policy')).toBe(own);
});
