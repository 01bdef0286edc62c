import { defineRoute } from '@/lib/bff/define-route';
import { markedProductsAnswer } from '@/lib/contract/bff/account';
import { productParams } from '@/lib/contract/bff/product';
import { addFavourite, listFavourites, removeFavourite } from '@/lib/shop/favourites';

export const PUT = defineRoute({
  auth: 'customer',
  params: productParams,
  answer: markedProductsAnswer,
  handler: async ({ caller, params }) => {
    await addFavourite(caller, params.productId);
    return { products: await listFavourites(caller) };
  },
});

export const DELETE = defineRoute({
  auth: 'customer',
  params: productParams,
  answer: markedProductsAnswer,
  handler: async ({ caller, params }) => {
    await removeFavourite(caller, params.productId);
    return { products: await listFavourites(caller) };
  },
});
