import { defineRoute } from '@/lib/bff/define-route';
import { productParams, shareAnswer } from '@/lib/contract/bff/product';
import { getShareLink } from '@/lib/shop/products';

export const POST = defineRoute({
  auth: 'none',
  params: productParams,
  answer: shareAnswer,
  handler: async ({ params, caller }) => ({ link: await getShareLink(params.productId, caller) }),
});
