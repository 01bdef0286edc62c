import { defineRoute } from '@/lib/bff/define-route';
import { unlessText } from '@/lib/bff/unless-text';
import { ordersAnswer, placeOrderAnswer, placeOrderBody } from '@/lib/contract/bff/orders';
import { listOrders, placeOrder } from '@/lib/shop/orders';

export const GET = defineRoute({
  auth: 'customer',
  answer: ordersAnswer,
  handler: async ({ actor, caller }) => {
    const { orders, message } = await listOrders({ ...caller, actor });
    return { orders, message: unlessText('orders.empty', message) };
  },
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
