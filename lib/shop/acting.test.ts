import { paise } from '@/lib/domain/money';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { getCart, setLine } from './cart';
import { listOrders, placeOrder } from './orders';
import { startPayment } from './payments';

setStorefrontEnv();

const caller = { actor: { kind: 'customer', id: '7', sid: 'sid_1' } } as const;
const order = { addressId: 3, payment: 'cod', expectedTotal: paise(20_050) } as const;

test.each([
  ['reading the cart', () => getCart(caller)],
  ['changing a line', () => setLine(caller, { productId: 5, quantity: 2 })],
  ['listing orders', () => listOrders(caller)],
  ['placing an order', () => placeOrder(caller, order, 'intent-1')],
  ['paying online', () => startPayment(caller, order, 'intent-2')],
])('[9.web] %s names the web as its platform', async (_what, call) => {
  const wire = { error: { code: 'forbidden', message: '' } };
  const api = shopApiAnswers(() => Response.json(wire, { status: 403 }));
  await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
  const { url, body } = api.mock.calls[0]?.[0] ?? {};
  const sent = body ? JSON.parse(body) : Object.fromEntries(url?.searchParams ?? []);
  expect(sent.order_by).toBe('web');
});
