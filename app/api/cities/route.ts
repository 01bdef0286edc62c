import { PUBLIC_HOUR } from '@/lib/bff/cache-control';
import { defineRoute } from '@/lib/bff/define-route';
import { citiesAnswer } from '@/lib/contract/bff/account';
import { cachedCities } from '@/lib/shop/cached/places';

export const GET = defineRoute({
  auth: 'none',
  answer: citiesAnswer,
  cacheControl: PUBLIC_HOUR,
  handler: async () => ({ cities: await cachedCities() }),
});
