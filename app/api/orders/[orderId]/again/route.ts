import { defineRoute } from '@/lib/bff/define-route';
import { buyAgainAnswer } from '@/lib/contract/bff/buy-again';
import { orderParams } from '@/lib/contract/bff/orders';
import { answerWrite } from '@/lib/session/cart-of-session';
import { buyAgain } from '@/lib/shop/buy-again';

export const POST = defineRoute({
  auth: 'customer',
  idempotent: true,
  params: orderParams,
  answer: buyAgainAnswer,
  handler: async ({ actor, caller, session, params, idempotencyKey }) => {
    const { lines, message, state } = await buyAgain({ ...caller, actor }, params.orderId, idempotencyKey);
    const { cart } = await answerWrite({ actor, session, caller }, Promise.resolve({ state }));
    return { lines, message, cart };
  },
});
