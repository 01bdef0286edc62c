import { defineRoute } from '@/lib/bff/define-route';
import { cartCheckSchema } from '@/lib/contract/bff/cart';
import { answerCheck } from '@/lib/session/cart-of-session';
import { checkCart } from '@/lib/shop/cart';

export const POST = defineRoute({
  auth: 'shopper',
  answer: cartCheckSchema,
  handler: ({ session, caller }) => {
    const actor = session.ensureActor();
    return answerCheck({ actor, session, caller }, checkCart({ ...caller, actor }));
  },
});
