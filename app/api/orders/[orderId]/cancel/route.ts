import { defineRoute } from '@/lib/bff/define-route';
import { messageAnswer } from '@/lib/contract/bff/fields';
import { orderParams } from '@/lib/contract/bff/orders';
import { cancelOrder } from '@/lib/shop/orders';

export const POST = defineRoute({
  auth: 'customer',
  params: orderParams,
  answer: messageAnswer,
  handler: async ({ caller, params }) => ({
    message: await cancelOrder(caller, params.orderId),
  }),
});
