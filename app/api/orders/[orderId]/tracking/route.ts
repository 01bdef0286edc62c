import { defineRoute } from '@/lib/bff/define-route';
import { orderParams, trackingSchema } from '@/lib/contract/bff/orders';
import { getTracking } from '@/lib/shop/orders';

export const GET = defineRoute({
  auth: 'customer',
  params: orderParams,
  answer: trackingSchema,
  handler: ({ caller, params }) => getTracking(caller, params.orderId),
});
