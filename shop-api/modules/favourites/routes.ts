import type { FastifyInstance } from 'fastify';
import { favourites, favouriteslist, favouritesremove } from '@/lib/contract/shop/account';
import { wireStatus } from '@/lib/contract/shop/wire';
import { text } from '@/lib/messages/text';
import { favourites as marks } from '@/shop-api/db/schema/account';
import type { Deps } from '@/shop-api/deps';
import { listMarkedProducts, markProduct, unmarkProduct } from '@/shop-api/modules/catalogue/marked-products';
import { toRelatedWire } from '@/shop-api/modules/catalogue/to-wire';
import { registerCall } from '@/shop-api/plugins/register-call';

export function registerFavourites(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, favourites, async ({ input, actor }) => {
    await markProduct(deps, marks, { customerId: actor.id, productId: input.product_id });
    return { data: { status: wireStatus.done, message: text('favourites.added') } };
  });

  registerCall(app, favouritesremove, async ({ input, actor }) => {
    await unmarkProduct(db, marks, { customerId: actor.id, productId: input.product_id });
    return { data: { status: wireStatus.done, message: text('favourites.removed') } };
  });

  registerCall(app, favouriteslist, async ({ actor }) => ({
    data: { favouritelist: (await listMarkedProducts(db, marks, actor)).map(toRelatedWire) },
  }));
}
