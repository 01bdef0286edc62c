import type { FastifyInstance } from 'fastify';
import { favourites, favouriteslist, favouritesremove } from '@/lib/contract/shop/account';
import { text } from '@/lib/messages/text';
import { favourites as marks } from '@/shop-api/db/schema/account';
import type { Deps } from '@/shop-api/deps';
import { markProduct } from '@/shop-api/modules/catalogue/mark-product';
import { toRelatedWire } from '@/shop-api/modules/catalogue/to-wire';
import { registerCall } from '@/shop-api/plugins/register-call';
import { wireStatus } from '@/shop-api/plugins/wire-status';
import { listFavourites, removeFavourite } from './repository';

export function registerFavourites(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, favourites, async ({ input, actor }) => {
    await markProduct(deps, marks, { customerId: actor.id, productId: input.product_id });
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
