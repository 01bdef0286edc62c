import { defineRoute } from '@/lib/bff/define-route';
import { cartWriteAnswer } from '@/lib/contract/bff/cart';
import { answerWithCart } from '@/lib/session/cart-of-session';
import { acceptChanges } from '@/lib/shop/cart';

export const POST = defineRoute({
  auth: 'shopper',
  answer: cartWriteAnswer,
  handler: ({ caller }) => answerWithCart(caller.actor, acceptChanges(caller)),
});
