import { defineRoute } from '@/lib/bff/define-route';
import { messageAnswer } from '@/lib/contract/bff/fields';
import { orderParams, problemBody } from '@/lib/contract/bff/orders';
import { reportProblem } from '@/lib/shop/orders';

export const POST = defineRoute({
  auth: 'customer',
  idempotent: true,
  params: orderParams,
  body: problemBody,
  answer: messageAnswer,
  handler: async ({ caller, params, body, idempotencyKey }) => ({
    message: await reportProblem(caller, params.orderId, body, idempotencyKey),
  }),
});
