import type { FastifyInstance } from 'fastify';
import { stockalert, stockalertlist, stockalertremove } from '@/lib/contract/shop/stock-alerts';
import { wireStatus } from '@/lib/contract/shop/wire';
import { text } from '@/lib/messages/text';
import { stockAlerts } from '@/shop-api/db/schema/stock-alerts';
import type { Deps } from '@/shop-api/deps';
import { listMarkedProducts, markProduct, unmarkProduct } from '@/shop-api/modules/catalogue/marked-products';
import { toRelatedWire } from '@/shop-api/modules/catalogue/to-wire';
import { registerCall } from '@/shop-api/plugins/register-call';

export function registerStockAlerts(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  registerCall(app, stockalert, async ({ input, actor }) => {
    await markProduct(deps, stockAlerts, { customerId: actor.id, productId: input.product_id });
    return { data: { status: wireStatus.done, message: text('stock_alert.added') } };
  });

  registerCall(app, stockalertremove, async ({ input, actor }) => {
    await unmarkProduct(db, stockAlerts, { customerId: actor.id, productId: input.product_id });
    return { data: { status: wireStatus.done, message: text('stock_alert.removed') } };
  });

  registerCall(app, stockalertlist, async ({ actor }) => ({
    data: { alertlist: (await listMarkedProducts(db, stockAlerts, actor)).map(toRelatedWire) },
  }));
}
