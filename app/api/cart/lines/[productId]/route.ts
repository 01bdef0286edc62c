import { noteOfFailure, plainCartAfter, setLineByForm } from '@/lib/bff/cart-forms';
import { defineForm } from '@/lib/bff/define-form';
import { defineRoute } from '@/lib/bff/define-route';
import { cartWriteAnswer, setLineBody } from '@/lib/contract/bff/cart';
import { lineFormBody } from '@/lib/contract/bff/cart-forms';
import { productParams } from '@/lib/contract/bff/product';
import { answerWithCart } from '@/lib/session/cart-of-session';
import { setLine } from '@/lib/shop/cart';

export const PUT = defineRoute({
  auth: 'shopper',
  params: productParams,
  body: setLineBody,
  answer: cartWriteAnswer,
  handler: ({ params, body, caller }) =>
    answerWithCart(caller.actor, setLine(caller, { ...params, ...body })),
});

export const POST = defineForm({
  auth: 'shopper',
  params: productParams,
  body: lineFormBody,
  handler: async ({ params, body, caller }, cameFrom) => {
    const note = await setLineByForm(caller, { ...params, ...body });
    return plainCartAfter(cameFrom, note, params.productId);
  },
  failed: (failure, cameFrom) => plainCartAfter(cameFrom, noteOfFailure(failure)),
});
