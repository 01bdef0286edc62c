import type { FastifyInstance } from 'fastify';
import { favourites, favouriteslist, favouritesremove } from '@/lib/contract/shop/account';
import { ShopError } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import type { Deps } from '@/shop-api/deps';
import { toRelatedWire } from '@/shop-api/modules/catalogue/to-wire';
import { withCustomer } from '@/shop-api/modules/identity/with-customer';
import { registerCall } from '@/shop-api/plugins/register-call';
import { wireStatus } from '@/shop-api/plugins/wire-status';
import { addFavourite, listFavourites, removeFavourite } from './repository';

export function registerFavourites(app: FastifyInstance, { db, clock }: Deps): void {
  registerCall(app, favourites, async ({ input, actor }) => {
    const isAdded = await withCustomer(db, actor.id, (tx) =>
      addFavourite(tx, actor.id, input.product_id, clock.now()),
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
