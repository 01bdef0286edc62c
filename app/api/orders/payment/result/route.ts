import { defineRoute } from '@/lib/bff/define-route';
import { paymentResultBody, paymentResultSchema } from '@/lib/contract/bff/orders';
import { getPaymentResult } from '@/lib/shop/payments';

export const POST = defineRoute({
  auth: 'customer',
  // why: each call asks the payment provider, which limits the shop's requests
  cost: 10,
  body: paymentResultBody,
  answer: paymentResultSchema,
  handler: ({ caller, body }) => getPaymentResult(caller, body.returned),
});
