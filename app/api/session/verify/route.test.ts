import { browserRequest, guestSession, storedSession } from '@/lib/testing/browser-request';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { POST } from './route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv();

const users = { id: 'customer_7', session_id: 'sid_1', name: 'Meena', mobile: '9843012345' };

let keySent: string | null;

async function verify(answer: object) {
  shopApiAnswers(({ url, headers }) => {
    if (url.pathname !== '/verifyotp') return Response.json({ data: { userId: users.id } });
    keySent = headers.get('idempotency-key');
    return Response.json({ data: answer });
  });
  const body = { mobile: users.mobile, otp: '4711' };
  const parts = { session: guestSession, body, key: 'try-4711' };
  return POST(await browserRequest('POST', '/api/session/verify', parts));
}

test('[4.signIn.verified] spec 4, Sign-in: status 1 stores id and mobile of the customer in the cookie, in place of the guest', async () => {
  const response = await verify({ status: 1, message: 'Thanks for your verification', users });
  expect(await response.json()).toMatchObject({
    verified: true,
    message: 'Thanks for your verification',
    session: { customer: { name: 'Meena', mobile: '9843012345' } },
  });
  const session = await storedSession(response);
  expect(session?.customer).toEqual({ id: 'customer_7', sid: 'sid_1', name: 'Meena', mobile: '9843012345' });
  expect(session?.guestId).not.toBe(guestSession.guestId);
});

test('the idempotency key of a try is passed on to the shop API', async () => {
  await verify({ status: 2, message: 'Invalid otp' });
  expect(keySent).toBe('try-4711');
});

test('status 2 stores no customer and passes on the message of the shop API', async () => {
  const response = await verify({ status: 2, message: 'Invalid otp' });
  expect(await response.json()).toMatchObject({ verified: false, message: 'Invalid otp' });
  expect(response.headers.getSetCookie()).toEqual([]);
});
