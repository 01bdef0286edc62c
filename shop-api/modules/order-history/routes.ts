import type { FastifyInstance } from 'fastify';
import { getUserOrderId, orderdetails, orderlisting, trackorder } from '@/lib/contract/shop/orders';
import { ShopError } from '@/lib/domain/errors';
import type { Deps } from '@/shop-api/deps';
import { openProblem } from '@/shop-api/modules/enquiry/repository';
import { findLastOrder, findOwnOrder, listOrders, listTracking } from '@/shop-api/modules/orders/repository';
import { listRefunds } from '@/shop-api/modules/payments/repository';
import { registerCall } from '@/shop-api/plugins/register-call';
import { toLastOrder, toOrderDetails, toOrderListing, toRefund, toTracking } from './to-wire';

export function registerOrderHistory(app: FastifyInstance, { db }: Deps): void {
  registerCall(app, getUserOrderId, async ({ actor }) => {
    const last = await findLastOrder(db, actor.id);
    if (!last) throw new ShopError('not_found');
    return toLastOrder(last);
  });

  registerCall(app, orderlisting, async ({ actor }) => {
    const placed = await listOrders(db, actor.id);
    const cancelled = placed.filter(({ order }) => order.status === 'Order Cancelled');
    const ids = cancelled.map(({ order }) => order.id);
    return toOrderListing(placed, await listRefunds(db, actor.id, ids));
  });

  registerCall(app, orderdetails, async ({ input, actor }) => {
    const own = await findOwnOrder(db, actor.id, input.order_id);
    if (!own) throw new ShopError('not_found', { field: 'order_id' });
    const problem = await openProblem(db, own.order.id);
    const { id } = own.order;
    const refund = toRefund((await listRefunds(db, actor.id, [id])).get(id));
    return { ...toOrderDetails(own), ...refund, problem_ticket: problem ?? '' };
  });

  registerCall(app, trackorder, async ({ input, actor }) =>
    toTracking(await listTracking(db, actor.id, input.order_id)),
  );
}
