import { type NextRequest, NextResponse } from 'next/server';
import { paths } from '@/lib/config/paths';
import { addressIn, languageOf, pathOf } from '@/lib/domain/language';
import { readSession } from '@/lib/session/cookie';

/** It is the same for every customer, but a guest is sent elsewhere: no cache between may keep it. */
const FOR_ITS_CUSTOMER = 'private, no-cache';

/**
 * Sends a signed-out visitor of an account page home, with the sign-in popup open (decisions.md 25). A courtesy:
 * every protected call checks again.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const session = await readSession(request.headers.get('cookie'));
  if (session?.customer) return NextResponse.next({ headers: { 'cache-control': FOR_ITS_CUSTOMER } });
  const { pathname, search } = request.nextUrl;
  const home = addressIn(languageOf(pathname), paths.signIn(`${pathOf(pathname)}${search}`));
  const answer = NextResponse.redirect(new URL(home, request.url), 307);
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}

// Next reads these as literals; a test holds them against PROTECTED_PATHS.
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
