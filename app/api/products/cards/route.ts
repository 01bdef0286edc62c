import { PUBLIC_MINUTE } from '@/lib/bff/cache-control';
import { defineRoute } from '@/lib/bff/define-route';
import { cardsAnswer, cardsQuery } from '@/lib/contract/bff/product';
import { cachedProduct } from '@/lib/shop/cached/products';

/** Products by their slugs, as they are today; what left the shop is left out. */
export const GET = defineRoute({
  auth: 'none',
  query: cardsQuery,
  answer: cardsAnswer,
  cacheControl: PUBLIC_MINUTE,
  handler: async ({ query }) => {
    const found = await Promise.all(query.slugs.map((slug) => cachedProduct(slug)));
    return { products: found.filter((product) => product !== undefined) };
  },
});
