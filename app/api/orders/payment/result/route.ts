import { defineRoute } from '@/lib/bff/define-route';
import { paymentResultBody, paymentResultSchema } from '@/lib/contract/bff/orders';
import { getPaymentResult } from '@/lib/shop/payments';

export const POST = defineRoute({
  auth: 'customer',
  body: paymentResultBody,
  answer: paymentResultSchema,
  handler: ({ actor, caller, body }) => getPaymentResult({ ...caller, actor }, body.returned),
});
