import { defineRoute } from '@/lib/bff/define-route';
import { ordersAnswer, placeOrderAnswer, placeOrderBody } from '@/lib/contract/bff/orders';
import { listOrders, placeOrder } from '@/lib/shop/orders';

export const GET = defineRoute({
  auth: 'customer',
  answer: ordersAnswer,
  handler: ({ actor, caller }) => listOrders({ ...caller, actor }),
});

export const POST = defineRoute({
  auth: 'customer',
  idempotent: true,
  body: placeOrderBody,
  answer: placeOrderAnswer,
  handler: async ({ actor, caller, body, idempotencyKey }) => ({
    orderId: await placeOrder({ ...caller, actor }, body, idempotencyKey),
  }),
});
