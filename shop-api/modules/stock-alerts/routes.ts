import type { FastifyInstance } from 'fastify';
import { stockalert, stockalertlist, stockalertremove } from '@/lib/contract/shop/stock-alerts';
import { ShopError } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import { stockAlerts } from '@/shop-api/db/schema/stock-alerts';
import type { Deps } from '@/shop-api/deps';
import { markProduct } from '@/shop-api/modules/catalogue/mark-product';
import { toRelatedWire } from '@/shop-api/modules/catalogue/to-wire';
import { withCustomer } from '@/shop-api/modules/customers/with-customer';
import { registerCall } from '@/shop-api/plugins/register-call';
import { wireStatus } from '@/shop-api/plugins/wire-status';
import { listAlerts, removeAlert } from './repository';

export function registerStockAlerts(app: FastifyInstance, { db, clock }: Deps): void {
  registerCall(app, stockalert, async ({ input, actor }) => {
    const isAdded = await withCustomer(db, actor.id, (tx) =>
      markProduct(tx, stockAlerts, {
        customerId: actor.id,
        productId: input.product_id,
        createdAt: clock.now(),
      }),
    );
    if (!isAdded) throw new ShopError('not_found');
    return { data: { status: wireStatus.done, message: text('stock_alert.added') } };
  });

  registerCall(app, stockalertremove, async ({ input, actor }) => {
    await removeAlert(db, actor.id, input.product_id);
    return { data: { status: wireStatus.done, message: text('stock_alert.removed') } };
  });

  registerCall(app, stockalertlist, async ({ actor }) => ({
    data: { alertlist: (await listAlerts(db, actor)).map(toRelatedWire) },
  }));
}
