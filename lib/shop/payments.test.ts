import { paths, safeReturn } from '@/lib/config/paths';
import { paymentResultBody } from '@/lib/contract/bff/orders';
import { webOrderResult } from '@/lib/contract/shop/orders';
import { paise } from '@/lib/domain/money';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { getPaymentResult, startPayment } from './payments';

setStorefrontEnv({ PAYMENT_ORIGINS: 'https://rzp.io' });

const caller = { actor: { kind: 'customer', id: '7', sid: 'sid_1' }, language: 'ta' } as const;
const order = { addressId: 3, expectedTotal: paise(20_050) };

function answerLink(web_link: string) {
  return shopApiAnswers(() => Response.json({ data: { web_link } }));
}

test('an online payment sends the total that the shopper saw, and returns the payment page', async () => {
  const api = answerLink('https://rzp.io/rzp/abc');
  expect(await startPayment(caller, order, 'intent-1')).toBe('https://rzp.io/rzp/abc');
  const sent = api.mock.calls[0]?.[0];
  expect(JSON.parse(String(sent?.body))).toEqual({
    user_id: '7',
    order_by: 'web',
    shipping_address_id: 3,
    payment_type: 'Online',
    expected_total: 200.5,
  });
  expect(sent?.headers.get('accept-language')).toBe('ta');
});

test.each(['https://rzp.io.evil.example/x', 'http://rzp.io/x', 'https://evil.example/?https://rzp.io'])(
  '[d20.payLink] decisions 20: the payment page %s is refused',
  async (link) => {
    answerLink(link);
    await expect(startPayment(caller, order, 'intent-1')).rejects.toMatchObject({
      code: 'payment_link_failed',
    });
  },
);

test.each([
  [{ payment_status: 'refund' }, { status: 'refund' }],
  [
    { payment_status: 'refund', invoice_id: 'KD7Q2M9X4TBA' },
    { status: 'cancelled', orderId: 'KD7Q2M9X4TBA' },
  ],
])('a refund with an order means that the order was cancelled: %j', async (data, result) => {
  shopApiAnswers(() => Response.json({ data }));
  expect(await getPaymentResult(caller, '')).toEqual(result);
});

test('the payment of every return address is asked for, also of the longest', () => {
  let returned = 'razorpay_payment_id=';
  while (safeReturn(`${paths.paymentReturn}?${returned}a`)) returned += 'a';
  expect(returned.length).toBeGreaterThan(1000);
  expect(paymentResultBody.safeParse({ returned }).success).toBe(true);
  expect(webOrderResult.input.safeParse({ user_id: '7', returned }).success).toBe(true);
});
