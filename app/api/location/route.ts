import { defineRoute } from '@/lib/bff/define-route';
import { locationAnswer, locationBody } from '@/lib/contract/bff/delivery';
import { suggestPincode } from '@/lib/shop/delivery';

export const POST = defineRoute({
  auth: 'none',
  cost: 10,
  body: locationBody,
  answer: locationAnswer,
  handler: ({ body, caller }) => suggestPincode(body, caller),
});
