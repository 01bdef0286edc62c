import { PUBLIC_HOUR } from '@/lib/bff/cache-control';
import { defineRoute } from '@/lib/bff/define-route';
import { pincodesAnswer, pincodesQuery } from '@/lib/contract/bff/account';
import { cachedPincodes } from '@/lib/shop/cached/places';

export const GET = defineRoute({
  auth: 'none',
  query: pincodesQuery,
  answer: pincodesAnswer,
  cacheControl: PUBLIC_HOUR,
  handler: async ({ query }) => ({ pincodes: await cachedPincodes(query.city) }),
});
