import { defineRoute } from '@/lib/bff/define-route';
import { deliverySchema } from '@/lib/contract/bff/delivery';
import { pincodeInput } from '@/lib/contract/bff/forms/pincode';
import { getDelivery } from '@/lib/shop/delivery';

export const GET = defineRoute({
  auth: 'none',
  query: pincodeInput,
  answer: deliverySchema,
  handler: ({ query, caller }) => getDelivery(query.pincode, caller),
});
