import { defineRoute } from '@/lib/bff/define-route';
import { buyAgainAnswer } from '@/lib/contract/bff/buy-again';
import { orderParams } from '@/lib/contract/bff/orders';
import { answerWithCart } from '@/lib/session/cart-of-session';
import { buyAgain } from '@/lib/shop/buy-again';

export const POST = defineRoute({
  auth: 'customer',
  cost: 10,
  idempotent: true,
  params: orderParams,
  answer: buyAgainAnswer,
  handler: ({ caller, params, idempotencyKey }) =>
    answerWithCart(caller.actor, buyAgain(caller, params.orderId, idempotencyKey)),
});
