import { NextRequest } from 'next/server';
import { PROTECTED_PATHS, paths, safeReturn } from '@/lib/config/paths';
import { inEveryLanguage } from '@/lib/domain/language';
import { sessionCookie } from '@/lib/session/cookie';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { config, middleware } from './middleware';

setStorefrontEnv();

const customer = { id: '7', name: 'Meena', mobile: '9876543210', sid: 'sid_1' };

function visit(path: string, cookie = '', headers = {}): NextRequest {
  return new NextRequest(`http://localhost:3000${path}`, {
    headers: { ...headers, ...(cookie && { cookie }) },
  });
}

async function cookieOf(session: Parameters<typeof sessionCookie>[0]): Promise<string> {
  return (await sessionCookie(session)).split(';')[0] ?? '';
}

test('[2.protected] it runs on the protected pages of decisions 25 and on no other', () => {
  expect([...config.matcher].sort()).toEqual(PROTECTED_PATHS.flatMap(inEveryLanguage).sort());
});

test.each(PROTECTED_PATHS)('a signed-out visit to %s goes home with the sign-in popup', async (path) => {
  const answer = await middleware(visit(path));
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toBe(`http://localhost:3000${paths.signIn(path)}`);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('the return URL keeps the query and is accepted after sign-in', async () => {
  const path = paths.trackOrder('KD-1001');
  const location = new URL((await middleware(visit(path))).headers.get('location') ?? '');
  expect(location.searchParams.get('signin')).toBe('1');
  expect(safeReturn(location.searchParams.get('return'))).toBe(path);
});

test('a signed-out visit to a Tamil page goes to the Tamil home, with a return URL without language', async () => {
  const location = new URL((await middleware(visit('/ta/my-orders?from=1'))).headers.get('location') ?? '');
  expect(location.pathname).toBe('/ta');
  expect(location.searchParams.get('return')).toBe('/my-orders?from=1');
});

test('a customer passes', async () => {
  const answer = await middleware(visit(paths.myOrders, await cookieOf({ guestId: 'guest_1', customer })));
  expect(answer.headers.get('x-middleware-next')).toBe('1');
  expect(answer.headers.get('cache-control')).toMatch(/^private\b/);
});

test('[6.signedOut] a guest and a forged cookie do not pass', async () => {
  const guest = await cookieOf({ guestId: 'guest_1' });
  const sealed = await cookieOf({ guestId: 'guest_1', customer });
  for (const cookie of [guest, `${sealed.slice(0, -6)}AAAAAA`, 'koodai_session=']) {
    expect((await middleware(visit(paths.checkout, cookie))).status).toBe(307);
  }
});

test.each([
  ['document', 307],
  ['empty', 200],
])('a signed-out visitor’s request with Sec-Fetch-Dest "%s" is answered %i', async (destination, status) => {
  const answer = await middleware(visit(paths.myOrders, '', { 'sec-fetch-dest': destination }));
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toMatch(/^private\b/);
});
