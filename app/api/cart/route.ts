import { changeCartByForm, noteOfFailure, plainCartAfter } from '@/lib/bff/cart-forms';
import { defineForm } from '@/lib/bff/define-form';
import { defineRoute } from '@/lib/bff/define-route';
import { cartSchema, cartWriteAnswer } from '@/lib/contract/bff/cart';
import { cartFormBody } from '@/lib/contract/bff/cart-forms';
import { answerCart, answerWithCart, cartWithoutSession } from '@/lib/session/cart-of-session';
import { emptyCart, getCart } from '@/lib/shop/cart';

export const GET = defineRoute({
  auth: 'visitor',
  answer: cartSchema,
  handler: ({ session: { actor }, caller }) =>
    actor ? answerCart(actor, getCart({ ...caller, actor })) : cartWithoutSession(),
});

export const DELETE = defineRoute({
  auth: 'shopper',
  answer: cartWriteAnswer,
  handler: ({ caller }) => answerWithCart(caller.actor, emptyCart(caller)),
});

export const POST = defineForm({
  auth: 'shopper',
  body: cartFormBody,
  handler: async ({ body, caller }, cameFrom) =>
    plainCartAfter(cameFrom, await changeCartByForm(caller, body.operation)),
  failed: (failure, cameFrom) => plainCartAfter(cameFrom, noteOfFailure(failure)),
});
