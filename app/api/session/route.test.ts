import { getEnv } from '@/lib/config/env';
import { DAY_MS } from '@/lib/domain/durations';
import { sealSession } from '@/lib/session/seal';
import { customerSession, storedSession } from '@/lib/testing/browser-request';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { GET } from './route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv();

test.each([
  [2, true],
  [0.5, false],
])('the session of a customer that is %d days old is renewed: %j', async (days, isRenewed) => {
  shopApiAnswers(() => Response.json({ data: { userId: '7' } }));
  const sealedAt = new Date(Date.now() - days * DAY_MS);
  const sealed = await sealSession(customerSession, getEnv().sessionSecrets[0], sealedAt);
  const headers = { cookie: `koodai_session=${sealed}` };
  const response = await GET(new Request('http://localhost:3000/api/session', { headers }));
  expect(await response.json()).toEqual({
    customer: { name: 'Meena', mobile: '9843012345' },
    suspended: false,
  });
  const stored = await storedSession(response);
  expect(stored?.customer).toEqual(isRenewed ? customerSession.customer : undefined);
});
