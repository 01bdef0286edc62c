import type { FastifyInstance } from 'fastify';
import { favourites, favouriteslist, favouritesremove } from '@/lib/contract/shop/account';
import { ShopError } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import { favourites as marks } from '@/shop-api/db/schema/account';
import type { Deps } from '@/shop-api/deps';
import { markProduct } from '@/shop-api/modules/catalogue/mark-product';
import { toRelatedWire } from '@/shop-api/modules/catalogue/to-wire';
import { withCustomer } from '@/shop-api/modules/customers/with-customer';
import { registerCall } from '@/shop-api/plugins/register-call';
import { wireStatus } from '@/shop-api/plugins/wire-status';
import { listFavourites, removeFavourite } from './repository';

export function registerFavourites(app: FastifyInstance, { db, clock }: Deps): void {
  registerCall(app, favourites, async ({ input, actor }) => {
    const isAdded = await withCustomer(db, actor.id, (tx) =>
      markProduct(tx, marks, {
        customerId: actor.id,
        productId: input.product_id,
        createdAt: clock.now(),
      }),
    );
    if (!isAdded) throw new ShopError('not_found');
    return { data: { status: wireStatus.done, message: text('favourites.added') } };
  });

  registerCall(app, favouritesremove, async ({ input, actor }) => {
    await removeFavourite(db, actor.id, input.product_id);
    return { data: { status: wireStatus.done, message: text('favourites.removed') } };
  });

  registerCall(app, favouriteslist, async ({ actor }) => ({
    data: { favouritelist: (await listFavourites(db, actor)).map(toRelatedWire) },
  }));
}
