import { defineRoute } from '@/lib/bff/define-route';
import { orderDetailsSchema, orderParams } from '@/lib/contract/bff/orders';
import { getOrder } from '@/lib/shop/orders';

export const GET = defineRoute({
  auth: 'customer',
  params: orderParams,
  answer: orderDetailsSchema,
  handler: ({ caller, params }) => getOrder(caller, params.orderId),
});
