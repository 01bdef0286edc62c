import { type NextRequest, NextResponse } from 'next/server';
import { paths } from '@/lib/config/paths';
import { addressIn, languageOf, pathOf } from '@/lib/domain/language';
import { readSession } from '@/lib/session/cookie';

/** The page is the same for every customer, but guests are redirected, so shared caches must not store it. */
const PRIVATE_NO_CACHE = 'private, no-cache';

/**
 * Redirects a signed-out visitor of an account page to home with the sign-in popup open (decisions.md 25). This is for
 * convenience only: every protected API call checks the session again. What scripts fetch is not redirected, and the
 * page itself sends the visitor home (`CustomerOnly`): Next's router would remember the redirect, and follow it after
 * the visitor has signed in.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const session = await readSession(request.headers.get('cookie'));
  if (session?.customer || isFetched(request))
    return NextResponse.next({ headers: { 'cache-control': PRIVATE_NO_CACHE } });
  const { pathname, search } = request.nextUrl;
  const home = addressIn(languageOf(pathname), paths.signIn(`${pathOf(pathname)}${search}`));
  const answer = NextResponse.redirect(new URL(home, request.url), 307);
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}

function isFetched({ headers }: NextRequest): boolean {
  return headers.get('sec-fetch-dest') === 'empty';
}

// Next needs literals here; a test compares them with PROTECTED_PATHS.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/my-orders',
    '/my-favourite',
    '/shipping-address',
    '/my-profile',
    '/track-orders',
    '/order-details',
    '/checkout',
    '/ta/my-orders',
    '/ta/my-favourite',
    '/ta/shipping-address',
    '/ta/my-profile',
    '/ta/track-orders',
    '/ta/order-details',
    '/ta/checkout',
  ],
};
