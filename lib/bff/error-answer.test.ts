import { ShopError } from '@/lib/domain/errors';
import { toShopError } from './error-answer';

/** What Next passes on of an error that a cached function threw ("use cache"). */
const fromCache = (digest: string) => Object.assign(new Error('An error occurred.'), { digest });

test('an error that a cached function threw is recognised by its digest', () => {
  const { digest } = new ShopError('unavailable');
  expect(toShopError(fromCache(digest))).toMatchObject({ code: 'unavailable', status: 503 });
});

test.each(['1234567', 'SHOP_ERROR;no_such_code', 'SHOP_ERROR;toString'])(
  'an unknown digest is internal: %s',
  (digest) => {
    expect(toShopError(fromCache(digest))).toMatchObject({ code: 'internal', status: 500 });
  },
);
