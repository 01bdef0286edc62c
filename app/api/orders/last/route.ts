import { defineRoute } from '@/lib/bff/define-route';
import { lastOrderSchema } from '@/lib/contract/bff/orders';
import { getLastOrder } from '@/lib/shop/orders';

export const GET = defineRoute({
  auth: 'customer',
  answer: lastOrderSchema,
  handler: ({ caller }) => getLastOrder(caller),
});
