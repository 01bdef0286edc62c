import { browserRequest } from '@/lib/testing/browser-request';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { POST as resend } from './resend/route';
import { POST } from './route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv({ DEMO_MODE: '1' });

const mobile = '9843012345';
const request = async () =>
  POST(await browserRequest('POST', '/api/session/otp', { body: { name: 'Meena', mobile } }));

test('[d16.notPassedOn] the code that the demo shop answers is not passed on to the browser', async () => {
  const data = { status: 1, message: 'We sent a 4-digit code.', otp: '4711' };
  const api = shopApiAnswers(() => Response.json({ data }));
  const response = await request();
  expect(api).toHaveBeenCalledTimes(1);
  const body = await response.text();
  expect(JSON.parse(body)).toMatchObject({ sent: true, message: data.message });
  expect(`${body} ${JSON.stringify([...response.headers])}`).not.toContain('4711');
});

test('[8.signIn.registerRefused] a code that the shop refuses to send is refused with its message', async () => {
  const refusal = { status: 2, message: 'Too many codes today.' };
  shopApiAnswers(() => Response.json({ data: refusal }));
  expect(await (await request()).json()).toMatchObject({ sent: false, message: refusal.message });
  shopApiAnswers(() => Response.json(refusal));
  const again = await resend(await browserRequest('POST', '/api/session/otp/resend', { body: { mobile } }));
  expect(await again.json()).toEqual({ sent: false, message: refusal.message });
});
