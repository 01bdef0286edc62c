import { defineRoute } from '@/lib/bff/define-route';
import { favouritesAnswer } from '@/lib/contract/bff/account';
import { listFavourites } from '@/lib/shop/favourites';

export const GET = defineRoute({
  auth: 'customer',
  answer: favouritesAnswer,
  handler: async ({ actor, caller }) => ({ products: await listFavourites({ ...caller, actor }) }),
});
