import type { FastifyInstance } from 'fastify';
import { promotionOffer } from '@/lib/contract/shop/content';
import {
  getUserOrderId,
  OrderConfirm,
  ordercancel,
  orderdetails,
  orderlisting,
  trackorder,
} from '@/lib/contract/shop/orders';
import { ShopError } from '@/lib/domain/errors';
import { rupeesFromPaise } from '@/lib/domain/money';
import { text } from '@/lib/messages/text';
import type { Deps } from '@/shop-api/deps';
import { openProblem } from '@/shop-api/modules/enquiry/repository';
import { getCustomer } from '@/shop-api/modules/identity/profile';
import { listRefunds } from '@/shop-api/modules/payments/repository';
import { registerCall } from '@/shop-api/plugins/register-call';
import { wireStatus } from '@/shop-api/plugins/wire-status';
import { readableIdAsRead } from '@/shop-api/readable-id';
import { cancelOrder } from './cancel-order';
import { placeOrder } from './place-order';
import { usablePromotion } from './promotion-credit';
import { findLastOrder, findOwnOrder, listOrders, listTracking } from './repository';
import { toLastOrder, toOrderDetails, toOrderListing, toRefund, toTracking } from './to-wire';

export function registerOrders(app: FastifyInstance, deps: Deps): void {
  registerPlacing(app, deps);
  registerReading(app, deps);
}

function registerPlacing(app: FastifyInstance, deps: Deps): void {
  registerCall(app, OrderConfirm, async ({ input, actor, idempotencyKey, language }) => {
    const request = {
      addressId: input.shipping_address_id,
      paymentType: input.payment_type,
      expectedTotal: input.expected_total,
      language,
    };
    return { data: await placeOrder(deps, actor.id, request, idempotencyKey) };
  });

  registerCall(app, ordercancel, async ({ input, actor }) => {
    await cancelOrder(deps, actor.id, input.order_id);
    return { data: { status: wireStatus.done, message: text('cancel.done') } };
  });

  registerCall(app, promotionOffer, async ({ input, actor }) => {
    const { mobile } = await getCustomer(deps, actor.id);
    if (input.reg_mobile_no !== mobile) throw new ShopError('forbidden', { field: 'reg_mobile_no' });
    return { message: { amount: rupeesFromPaise(await usablePromotion(deps.db, actor.id)) } };
  });
}

function registerReading(app: FastifyInstance, { db }: Deps): void {
  registerCall(app, getUserOrderId, async ({ actor }) => {
    const last = await findLastOrder(db, actor.id);
    if (!last) throw new ShopError('not_found');
    return toLastOrder(last);
  });

  registerCall(app, orderlisting, async ({ actor }) => {
    const placed = await listOrders(db, actor.id);
    const calledOff = placed.filter(({ order }) => order.status === 'Order Cancelled');
    const ids = calledOff.map(({ order }) => order.id);
    return toOrderListing(placed, await listRefunds(db, actor.id, ids));
  });

  registerCall(app, orderdetails, async ({ input, actor }) => {
    const own = await findOwnOrder(db, actor.id, readableIdAsRead(input.order_id));
    if (!own) throw new ShopError('not_found', { field: 'order_id' });
    const problem = await openProblem(db, own.order.id);
    const { id } = own.order;
    const refund = toRefund((await listRefunds(db, actor.id, [id])).get(id));
    return { ...toOrderDetails(own), ...refund, problem_ticket: problem ?? '' };
  });

  registerCall(app, trackorder, async ({ input, actor }) =>
    toTracking(await listTracking(db, actor.id, readableIdAsRead(input.order_id))),
  );
}
