import { defineRoute } from '@/lib/bff/define-route';
import { unlessText } from '@/lib/bff/unless-text';
import { ordersAnswer, placeOrderAnswer, placeOrderBody } from '@/lib/contract/bff/orders';
import { listOrders, placeOrder } from '@/lib/shop/orders';

export const GET = defineRoute({
  auth: 'customer',
  answer: ordersAnswer,
  handler: async ({ caller }) => {
    const { orders, message } = await listOrders(caller);
    return { orders, message: unlessText('orders.empty', message) };
  },
});

export const POST = defineRoute({
  auth: 'customer',
  idempotent: true,
  body: placeOrderBody,
  answer: placeOrderAnswer,
  handler: async ({ caller, body, idempotencyKey }) => ({
    orderId: await placeOrder(caller, body, idempotencyKey),
  }),
});
