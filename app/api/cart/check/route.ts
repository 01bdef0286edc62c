import { defineRoute } from '@/lib/bff/define-route';
import { cartCheckSchema } from '@/lib/contract/bff/cart';
import { answerWithCart } from '@/lib/session/cart-of-session';
import { checkCart } from '@/lib/shop/cart';

export const POST = defineRoute({
  auth: 'shopper',
  answer: cartCheckSchema,
  handler: ({ caller }) => answerWithCart(caller.actor, checkCart(caller)),
});
