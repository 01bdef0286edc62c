import { browserRequest, customerSession } from '@/lib/testing/browser-request';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { POST as buyAgain } from './[orderId]/again/route';
import { POST as reportProblem } from './[orderId]/problem/route';
import { POST as pay } from './payment/route';
import { POST as placeOrder } from './route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv();

const order = { addressId: 3, expectedTotal: 20_050 };

test.each([
  ['an order', placeOrder, { ...order, payment: 'cod' }],
  ['an online payment', pay, order],
  ['buying again', buyAgain, undefined],
  ['a reported problem', reportProblem, { reason: 'missing', message: '' }],
])('[d10.once] %s is refused without an idempotency key', async (_what, post, body) => {
  const api = shopApiAnswers(() => Response.json({}));
  const parts = { session: customerSession, ...(body && { body }) };
  const params = Promise.resolve({ orderId: 'KD7Q2M9X4TBA' });
  const keyless = await post(await browserRequest('POST', '/api/orders', parts), { params });
  expect([keyless.status, await keyless.json()]).toEqual([
    400,
    { error: expect.objectContaining({ code: 'bad_request', field: 'idempotency-key' }) },
  ]);
  expect(api).not.toHaveBeenCalled();
  await post(await browserRequest('POST', '/api/orders', { ...parts, key: 'intent-0001' }), { params });
  expect(api.mock.calls.map(([{ headers }]) => headers.get('idempotency-key'))).toEqual(['intent-0001']);
});
