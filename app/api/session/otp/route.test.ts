import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { POST } from './route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv({ DEMO_MODE: '1' });

test('[d16.notPassedOn] the code that the demo shop answers is not passed on to the browser', async () => {
  const data = { status: 1, message: 'We sent a 4-digit code.', otp: '4711' };
  const api = shopApiAnswers(() => Response.json({ data }));
  const response = await POST(
    new Request('http://localhost:3000/api/session/otp', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Meena', mobile: '9843012345' }),
    }),
  );
  expect(api).toHaveBeenCalledTimes(1);
  const body = await response.text();
  expect(JSON.parse(body)).toMatchObject({ sent: true, message: data.message });
  expect(`${body} ${JSON.stringify([...response.headers])}`).not.toContain('4711');
});
