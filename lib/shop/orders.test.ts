import { paise } from '@/lib/domain/money';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { placeOrder } from './orders';

setStorefrontEnv();

const caller = { actor: { kind: 'customer', id: '7', sid: 'sid_1' } } as const;
const order = { addressId: 3, payment: 'cod', expectedTotal: paise(20_050) } as const;

test('decisions 10: an order sent again carries the key of its intent, and what the shopper saw', async () => {
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
