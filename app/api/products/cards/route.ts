import { PUBLIC_MINUTE } from '@/lib/bff/cache-control';
import { defineRoute } from '@/lib/bff/define-route';
import { cardsAnswer, cardsQuery } from '@/lib/contract/bff/product';
import { cachedProduct } from '@/lib/shop/cached/products';

/** The current products for a list of slugs; slugs of removed products are skipped. */
export const GET = defineRoute({
  auth: 'none',
  // why: each slug that is not cached is a call of the shop API
  cost: 12,
  query: cardsQuery,
  answer: cardsAnswer,
  cacheControl: PUBLIC_MINUTE,
  handler: async ({ query }) => {
    const found = await Promise.all(query.slugs.map((slug) => cachedProduct(slug)));
    return { products: found.filter((product) => product !== undefined) };
  },
});
