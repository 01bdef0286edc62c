import type { z } from 'zod';
import { PUBLIC_MINUTE } from '@/lib/bff/cache-control';
import { defineRoute } from '@/lib/bff/define-route';
import { listingQuery, type ProductPage, productPageSchema } from '@/lib/contract/bff/product';
import { ShopError } from '@/lib/domain/errors';
import { cachedListing, cachedSpecials } from '@/lib/shop/cached/products';
import { searchProducts } from '@/lib/shop/products';
import type { Caller } from '@/lib/shop/shop-fetch';

/** Further pages of a listing for infinite scroll, the same for every visitor. */
export const GET = defineRoute({
  auth: 'none',
  query: listingQuery,
  answer: productPageSchema,
  cacheControl: PUBLIC_MINUTE,
  handler: async ({ query, caller }) => {
    const page = await readPage(query, caller);
    if (!page) throw new ShopError('not_found');
    return page;
  },
});

function readPage(
  { list, category, q, page, sort, filter, language }: z.output<typeof listingQuery>,
  caller: Caller,
): Promise<ProductPage | undefined> {
  if (list === 'category') return cachedListing(category, { page, sort, filter, orderOf: language });
  if (list === 'special') return cachedSpecials({ category, page, sort, filter, orderOf: language });
  return searchProducts({ term: q, category, page, sort, filter }, { ...caller, language });
}
