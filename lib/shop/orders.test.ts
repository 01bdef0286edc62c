import { paise } from '@/lib/domain/money';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { listOrders, placeOrder } from './orders';

setStorefrontEnv();

const caller = { actor: { kind: 'customer', id: '7', sid: 'sid_1' } } as const;
const order = { addressId: 3, payment: 'cod', expectedTotal: paise(20_050) } as const;

test('decisions 10: an order that is sent again has the same key and the total that the shopper saw', async () => {
  const api = shopApiAnswers(() => Response.json({ data: { invoice_id: 'KD7Q2M9X4TBA' } }));
  for (let time = 0; time < 2; time++) {
    expect(await placeOrder(caller, order, 'intent-1')).toBe('KD7Q2M9X4TBA');
    const sent = api.mock.calls[time]?.[0];
    expect(sent?.headers.get('idempotency-key')).toBe('intent-1');
    expect(JSON.parse(String(sent?.body))).toEqual({
      user_id: '7',
      order_by: 'web',
      shipping_address_id: 3,
      payment_type: 'COD',
      expected_total: 200.5,
    });
  }
});

const row = {
  cart_order_id: 'KD7Q2M9X4TBA',
  order_date: '2026-11-01 10:00:00',
  product_slug: 'okra',
  product_image: 'okra',
  product_name: 'Okra',
  product_name2: '',
  variant_name: '250',
  nic_name: 'g',
  variant_label: '',
  quantity: 1,
  price: 20,
  total_order_price: 20,
};

test('products of orders have the plain tone when an older API sends none', async () => {
  const orderlist = [[row, { ...row, category_tone: 'veg' }]];
  const standing = { delivery_status: ['Pending'], delivery_date: [''], message: '' };
  shopApiAnswers(() => Response.json({ data: { orderlist, ...standing } }));
  const { orders } = await listOrders(caller);
  expect(orders[0]?.lines.map(({ tone }) => tone)).toEqual(['plain', 'veg']);
});

test.each([
  ['status', { delivery_status: [] }],
  ['delivery date', { delivery_date: [''] }],
  ['refund', { refund: [{ refund_status: 'due', refund_amount: 20 }] }],
])('orders of which one has no %s are a bad answer, not orders without one', async (_what, lost) => {
  const standing = { delivery_status: ['Pending', 'Pending'], delivery_date: ['', ''], message: '' };
  shopApiAnswers(() => Response.json({ data: { orderlist: [[row], [row]], ...standing, ...lost } }));
  await expect(listOrders(caller)).rejects.toMatchObject({ code: 'bad_upstream' });
});
