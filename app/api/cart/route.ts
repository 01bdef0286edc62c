import { answerCart, answerWrite } from '@/lib/bff/cart-answer';
import { defineRoute } from '@/lib/bff/define-route';
import { cartSchema, cartWriteAnswer } from '@/lib/contract/bff/cart';
import { emptyCart, getCart } from '@/lib/shop/cart';

export const GET = defineRoute({
  auth: 'shopper',
  answer: cartSchema,
  handler: ({ actor, session, caller }) =>
    answerCart(
      { actor, session, caller },
      actor ? getCart({ ...caller, actor }) : Promise.resolve({ version: 0, lines: [] }),
    ),
});

export const DELETE = defineRoute({
  auth: 'shopper',
  answer: cartWriteAnswer,
  handler: ({ session, caller }) => {
    const actor = session.ensureActor();
    return answerWrite({ actor, session, caller }, emptyCart({ ...caller, actor }));
  },
});
