import { ShopError } from '@/lib/domain/errors';
import { toShopError } from './error-answer';

/** What is left of an error that a cached function threw (next, "use cache"). */
const fromCache = (digest: string) => Object.assign(new Error('An error occurred.'), { digest });

test('a failure that a cached function threw is known by its digest', () => {
  const { digest } = new ShopError('unavailable');
  expect(toShopError(fromCache(digest))).toMatchObject({ code: 'unavailable', status: 503 });
});

test.each(['1234567', 'SHOP_ERROR;no_such_code', 'SHOP_ERROR;toString'])(
  'any other is internal: %s',
  (digest) => {
    expect(toShopError(fromCache(digest))).toMatchObject({ code: 'internal', status: 500 });
  },
);
