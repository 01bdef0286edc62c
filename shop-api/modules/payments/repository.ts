import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Paise, paise } from '@/lib/domain/money';
import { type RefundStatus, refundStatus } from '@/lib/domain/payment-state';
import type { Db, DbOrTx, Tx } from '@/shop-api/db/client';
import { paymentEvents, paymentLines, payments } from '@/shop-api/db/schema/payments';
import { isOpenPaymentOf } from '@/shop-api/modules/open-payment/repository';
import type { SoldLine } from '@/shop-api/modules/orders/repository';
import type { PaymentLink } from '@/shop-api/ports/payments';

export type Payment = typeof payments.$inferSelect;
export type Refund = { status: RefundStatus; amount: Paise };

export async function insertPayment(
  tx: Tx,
  payment: typeof payments.$inferInsert,
  lines: readonly SoldLine[],
): Promise<void> {
  await tx.insert(payments).values(payment);
  await tx.insert(paymentLines).values(lines.map((line) => ({ ...line, paymentId: payment.id })));
}

export async function findPayment(db: DbOrTx, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

/** The customer's payment with this id, or the newest. */
export async function findOwnPayment(
  db: DbOrTx,
  customerId: string,
  id?: string,
): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.customerId, customerId), id === undefined ? undefined : eq(payments.id, id)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return payment;
}

export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment;
}

/** Locks the payment of the customer's own order. */
export async function lockPaymentOf(
  tx: Tx,
  customerId: string,
  orderId: string,
): Promise<Payment | undefined> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.orderId, orderId)))
    .for('update');
  return payment;
}

/** Refunds of the customer's own cancelled orders, keyed by order id; orders without a refund are left out. */
export async function listRefunds(
  db: DbOrTx,
  customerId: string,
  orderIds: readonly string[],
): Promise<Map<string, Refund>> {
  if (orderIds.length === 0) return new Map();
  const paid = await db
    .select({
      orderId: payments.orderId,
      state: payments.state,
      totalPaise: payments.totalPaise,
      capturedPaise: payments.capturedPaise,
    })
    .from(payments)
    .where(and(eq(payments.customerId, customerId), inArray(payments.orderId, [...orderIds])));
  return new Map(
    paid.flatMap(({ orderId, state, totalPaise, capturedPaise }) => {
      const status = refundStatus(state);
      return orderId && status ? [[orderId, { status, amount: paise(capturedPaise ?? totalPaise) }]] : [];
    }),
  );
}

/** Locks the customer's open payment; there is at most one. */
export async function lockOpenPayment(tx: Tx, customerId: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(isOpenPaymentOf(customerId)).for('update');
  return payment;
}

export function listPaymentLines(tx: Tx, paymentId: string): Promise<SoldLine[]> {
  const { paymentId: _of, ...line } = paymentLines;
  return tx
    .select({
      position: line.position,
      productId: line.productId,
      productSlug: line.productSlug,
      productImage: line.productImage,
      productName: line.productName,
      productName2: line.productName2,
      variantName: line.variantName,
      nicName: line.nicName,
      variantLabel: line.variantLabel,
      quantity: line.quantity,
      unitPricePaise: line.unitPricePaise,
    })
    .from(paymentLines)
    .where(eq(paymentLines.paymentId, paymentId))
    .orderBy(asc(paymentLines.position));
}

/** @throws Error when there is no such payment. */
export async function updatePayment(
  db: DbOrTx,
  id: string,
  change: Partial<typeof payments.$inferInsert>,
): Promise<Payment> {
  const [changed] = await db.update(payments).set(change).where(eq(payments.id, id)).returning();
  if (!changed) throw new Error('the payment vanished');
  return changed;
}

/** Stores the link unless there is one; if the payment has ended meanwhile, it is checked at once. */
export async function storeLink(db: Db, id: string, { linkId, url }: PaymentLink, now: Date): Promise<void> {
  const nextCheckAt = sql`case when ${payments.state} = 'open' then ${payments.nextCheckAt} else ${now.toISOString()}::timestamptz end`;
  await db
    .update(payments)
    .set({ linkId, linkUrl: url, nextCheckAt })
    .where(and(eq(payments.id, id), isNull(payments.linkId)));
}

/** Records an event; false when it was recorded before. */
export async function recordEvent(tx: Tx, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const recorded = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return recorded.length > 0;
}
