import { and, asc, eq, sql } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import { canCancel } from '@/lib/domain/order-status';
import type { Tx } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { orderLines, orders } from '@/shop-api/db/schema/orders';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { getCustomer } from '@/shop-api/modules/customers/repository';
import { moveOrder, own } from '@/shop-api/modules/orders/repository';
import { tellOrderCancelled } from '@/shop-api/modules/orders/tell-order';
import { refundOrder } from '@/shop-api/modules/payments/apply-event';
import { lockPaymentOf } from '@/shop-api/modules/payments/repository';
import { returnPromotionCredit } from '@/shop-api/modules/promotion/repository';
import { recordProductChange } from '@/shop-api/modules/storefront/changes';

type CancelDeps = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'>;

/**
 * Calls a customer's order off while it is Pending, and gives back all it took: stock, promotion credit and, by the
 * queue of refunds, the money of an online payment (docs/adr/0007). Again changes nothing.
 *
 * @throws ShopError not_found, for another's order too; conflict once the shop has confirmed it.
 */
export async function cancelOrder(deps: CancelDeps, customerId: string, id: string): Promise<void> {
  await withTransaction(deps.db, (tx) => cancelInTransaction(tx, deps, customerId, id));
  deps.sms.wake();
}

async function cancelInTransaction(tx: Tx, deps: CancelDeps, customerId: string, id: string): Promise<void> {
  const now = deps.clock.now();
  const payment = await lockPaymentOf(tx, customerId, id);
  const [order] = await tx.select().from(orders).where(own(customerId, id)).for('no key update');
  if (!order) throw new ShopError('not_found', { field: 'order_id' });
  if (order.status === 'Order Cancelled') return;
  if (!canCancel(order.status)) throw new ShopError('conflict');
  const { mobile, language } = await getCustomer(tx, customerId);
  await returnStock(tx, id);
  await returnPromotionCredit(tx, mobile, order.promotionPaise);
  if (payment) await refundOrder(tx, payment, now);
  await moveOrder(tx, id, { status: 'Order Cancelled', deliveryDate: null }, now);
  await tellOrderCancelled(tx, deps, { orderId: id, mobile, language });
}

/** Products in id order, as everybody locks them; those that are not in the catalogue any more have no stock. */
async function returnStock(tx: Tx, orderId: string): Promise<void> {
  const ofOrder = and(eq(orderLines.orderId, orderId), eq(products.id, orderLines.productId));
  const locked = await tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(orderLines, ofOrder)
    .orderBy(asc(products.id))
    .for('no key update', { of: products });
  await recordProductChange(
    tx,
    locked.map(({ id }) => id),
  );
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${orderLines.quantity}` })
    .from(orderLines)
    .where(ofOrder);
}
