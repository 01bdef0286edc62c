import { PUBLIC_MINUTE } from '@/lib/bff/cache-control';
import { defineRoute } from '@/lib/bff/define-route';
import { suggestionsAnswer, suggestionsQuery } from '@/lib/contract/bff/product';
import { suggestProducts } from '@/lib/shop/products';

export const GET = defineRoute({
  auth: 'none',
  query: suggestionsQuery,
  answer: suggestionsAnswer,
  cacheControl: PUBLIC_MINUTE,
  handler: ({ query, caller }) => suggestProducts(query.q, caller),
});
