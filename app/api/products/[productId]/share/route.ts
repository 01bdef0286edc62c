import { defineRoute } from '@/lib/bff/define-route';
import { cartParams } from '@/lib/contract/bff/cart';
import { shareAnswer } from '@/lib/contract/bff/product';
import { getShareLink } from '@/lib/shop/products';

export const POST = defineRoute({
  auth: 'none',
  params: cartParams,
  answer: shareAnswer,
  handler: async ({ params, caller }) => ({ link: await getShareLink(params.productId, caller) }),
});
