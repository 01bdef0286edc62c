import { answerWrite } from '@/lib/bff/cart-answer';
import { defineRoute } from '@/lib/bff/define-route';
import { cartParams, cartWriteAnswer, setLineBody } from '@/lib/contract/bff/cart';
import { setLine } from '@/lib/shop/cart';

export const PUT = defineRoute({
  auth: 'shopper',
  params: cartParams,
  body: setLineBody,
  answer: cartWriteAnswer,
  handler: ({ params, body, session, caller }) => {
    const actor = session.ensureActor();
    return answerWrite({ actor, session, caller }, setLine({ ...caller, actor }, { ...params, ...body }));
  },
});
