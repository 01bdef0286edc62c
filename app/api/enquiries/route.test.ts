import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { POST } from './route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv();

test('an enquiry of a visitor whose captcha is not solved is refused, and creates no guest', async () => {
  const api = shopApiAnswers(() => Response.json({ data: {} }));
  const enquiry = {
    fullName: 'Meena Devi',
    phoneNumber: '9843012345',
    email: 'meena@example.com',
    messages: '',
    kind: 'message',
    captcha: '{}',
  };
  const response = await POST(
    new Request('http://localhost:3000/api/enquiries', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    }),
  );
  expect(await response.json()).toMatchObject({ error: { code: 'bad_request', field: 'captcha' } });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(api).not.toHaveBeenCalled();
});
