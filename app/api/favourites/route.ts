import { defineRoute } from '@/lib/bff/define-route';
import { markedProductsAnswer } from '@/lib/contract/bff/account';
import { listFavourites } from '@/lib/shop/favourites';

export const GET = defineRoute({
  auth: 'customer',
  answer: markedProductsAnswer,
  handler: async ({ caller }) => ({ products: await listFavourites(caller) }),
});
