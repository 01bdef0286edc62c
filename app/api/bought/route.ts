import { defineRoute } from '@/lib/bff/define-route';
import { markedProductsAnswer } from '@/lib/contract/bff/account';
import { listBoughtBefore } from '@/lib/shop/buy-again';

export const GET = defineRoute({
  auth: 'customer',
  answer: markedProductsAnswer,
  handler: async ({ caller }) => ({ products: await listBoughtBefore(caller) }),
});
