import { defineRoute } from '@/lib/bff/define-route';
import { startPaymentAnswer, startPaymentBody } from '@/lib/contract/bff/orders';
import { startPayment } from '@/lib/shop/payments';

export const POST = defineRoute({
  auth: 'customer',
  idempotent: true,
  cost: 10,
  body: startPaymentBody,
  answer: startPaymentAnswer,
  handler: async ({ caller, body, idempotencyKey }) => ({
    paymentUrl: await startPayment(caller, body, idempotencyKey),
  }),
});
