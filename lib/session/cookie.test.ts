import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { clearedSessionCookie, readFirstGuest, readSession, sessionCookie } from './cookie';
import { openSession, sealSession } from './seal';

const OLD = 'old-session-secret-of-last-month-0123';
const FRESH = 'new-session-secret-of-this-month-0123';
setStorefrontEnv({ APP_ORIGIN: 'https://shop.example/', SESSION_SECRET: `${FRESH},${OLD}` });

test('over https the cookie is bound to this host, and secure', async () => {
  expect(await sessionCookie({ guestId: 'guest_1' })).toMatch(
    /^__Host-koodai_session=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(clearedSessionCookie()).toMatch(/^__Host-koodai_session=; .*Max-Age=0.*Secure$/);
});

test('the session cookie is found among others, only under its exact name', async () => {
  const [pair] = (await sessionCookie({ guestId: 'guest_1' })).split(';');
  expect(await readSession(`theme=dark; ${pair}; lang=ta`)).toMatchObject({ guestId: 'guest_1' });
  expect(await readSession(`${pair}`.replace('__Host-', ''))).toBeUndefined();
  expect(await readSession(null)).toBeUndefined();
});

test('over https a first-guest cookie counts only with the __Host- prefix', () => {
  const name = 'V1StGXR8_Z5jdHi6B-myT';
  expect(readFirstGuest(`__Host-koodai_first_guest=${name}`)).toBe(name);
  expect(readFirstGuest(`koodai_first_guest=${name}`)).toBeUndefined();
});

test('the first session secret encrypts, each of them decrypts', async () => {
  const before = await sealSession({ guestId: 'guest_1' }, OLD);
  expect(await readSession(`__Host-koodai_session=${before}`)).toMatchObject({ guestId: 'guest_1' });
  const sealed = (await sessionCookie({ guestId: 'guest_1' })).split(/[=;]/)[1] ?? '';
  expect(await openSession(sealed, [FRESH])).toMatchObject({ guestId: 'guest_1' });
});
