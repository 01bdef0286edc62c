import { defineRoute } from '@/lib/bff/define-route';
import { cartCheckSchema, removeProblemLinesBody } from '@/lib/contract/bff/cart';
import { answerWithCart } from '@/lib/session/cart-of-session';
import { removeLines } from '@/lib/shop/cart';

export const POST = defineRoute({
  auth: 'shopper',
  body: removeProblemLinesBody,
  answer: cartCheckSchema,
  handler: ({ body, caller }) => answerWithCart(caller.actor, removeLines(caller, body.lineIds)),
});
