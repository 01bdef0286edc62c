import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { clearedSessionCookie, readSession, sessionCookie } from './cookie';

setStorefrontEnv({ APP_ORIGIN: 'https://shop.example/' });

test('over https the cookie is bound to this host, and secure', async () => {
  expect(await sessionCookie({ guestId: 'guest_1' })).toMatch(
    /^__Host-koodai_session=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(clearedSessionCookie()).toMatch(/^__Host-koodai_session=; .*Max-Age=0.*Secure$/);
});

test('it is found among other cookies, and only under its own name', async () => {
  const [pair] = (await sessionCookie({ guestId: 'guest_1' })).split(';');
  expect(await readSession(`theme=dark; ${pair}; lang=ta`)).toMatchObject({ guestId: 'guest_1' });
  expect(await readSession(`${pair}`.replace('__Host-', ''))).toBeUndefined();
  expect(await readSession(null)).toBeUndefined();
});
