import { eq } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import { type Paise, paise, ZERO_PAISE } from '@/lib/domain/money';
import { canCancel, type OrderStatus, shopCanCancel } from '@/lib/domain/order-status';
import type { Tx } from '@/shop-api/db/client';
import { orderLines, orders } from '@/shop-api/db/schema/orders';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { getCustomer } from '@/shop-api/modules/customers/repository';
import { queueOrderCancelledSms } from '@/shop-api/modules/orders/order-sms';
import { isOwnOrder, moveOrder } from '@/shop-api/modules/orders/repository';
import { lockPaymentOf } from '@/shop-api/modules/payments/repository';
import { refundOrder } from '@/shop-api/modules/payments/transition-payment';
import { returnPromotionCredit } from '@/shop-api/modules/promotion/repository';
import { returnStock } from '@/shop-api/modules/reservation/return-stock';

type CancelDeps = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'>;

/**
 * Cancels a customer's order while it is Pending, and returns everything it took: stock, promotion credit and, through
 * the refund queue, the money of an online payment (docs/adr/0007). Cancellation twice changes nothing.
 *
 * @throws ShopError not_found, also for another customer's order; conflict once the shop has confirmed it.
 */
export async function cancelOrder(deps: CancelDeps, customerId: string, id: string): Promise<void> {
  const terms = { mayCancel: canCancel, returnsStock: true };
  await withTransaction(deps.db, (tx) => cancelInTransaction(tx, deps, { customerId, id, ...terms }));
  deps.sms.wake();
}

export type CancelledOrder = {
  /** The status before the cancellation. */
  from: OrderStatus;
  /** The amount refunded to the customer. */
  refundPaise: Paise;
};

/**
 * Like `cancelOrder`, but started by the shop, which may cancel until the order is out for delivery (docs/adr/0043).
 * `returnsStock` is false when the goods can no longer be sold.
 *
 * @throws ShopError not_found; conflict once it is out for delivery.
 */
export async function cancelOrderOfShop(
  deps: CancelDeps,
  id: string,
  { returnsStock }: { returnsStock: boolean },
): Promise<CancelledOrder> {
  const cancelled = await withTransaction(deps.db, async (tx) => {
    const [placed] = await tx.select().from(orders).where(eq(orders.id, id));
    if (!placed) throw new ShopError('not_found', { field: 'order_id' });
    const { customerId } = placed;
    return cancelInTransaction(tx, deps, { customerId, id, mayCancel: shopCanCancel, returnsStock });
  });
  deps.sms.wake();
  return cancelled;
}

type Cancellation = {
  customerId: string;
  id: string;
  mayCancel: (status: OrderStatus) => boolean;
  returnsStock: boolean;
};

async function cancelInTransaction(
  tx: Tx,
  deps: CancelDeps,
  { customerId, id, mayCancel, returnsStock }: Cancellation,
): Promise<CancelledOrder> {
  const now = deps.clock.now();
  const payment = await lockPaymentOf(tx, customerId, id);
  const [order] = await tx.select().from(orders).where(isOwnOrder(customerId, id)).for('no key update');
  if (!order) throw new ShopError('not_found', { field: 'order_id' });
  if (order.status === 'Order Cancelled') return { from: order.status, refundPaise: ZERO_PAISE };
  if (!mayCancel(order.status)) throw new ShopError('conflict');
  const { mobile, language } = await getCustomer(tx, customerId);
  if (returnsStock) await returnStock(tx, await listLines(tx, id));
  await returnPromotionCredit(tx, mobile, order.promotionPaise);
  if (payment) await refundOrder(tx, payment, now);
  await moveOrder(tx, id, { status: 'Order Cancelled', deliveryDate: null }, now);
  await queueOrderCancelledSms(tx, deps, { orderId: id, mobile, language });
  return { from: order.status, refundPaise: payment ? paise(payment.totalPaise) : ZERO_PAISE };
}

function listLines(tx: Tx, orderId: string) {
  return tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
}
