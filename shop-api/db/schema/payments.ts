import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PAYMENT_STATES } from '@/lib/domain/payment-state';
import { customers } from './identity';
import { moment } from './moment';
import { orders } from './orders';
import { soldLineColumns } from './sold-line';

/** Online payments, each for an order that is placed once it is paid. */
export const payments = pgTable(
  'payments',
  {
    /** Random; passed to the provider as our reference. */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    state: text('state', { enum: PAYMENT_STATES }).notNull().default('open'),
    /** Identifies the intended order by cart, address and total; the same intent reuses the payment. */
    intent: text('intent').notNull(),
    subtotalPaise: integer('subtotal_paise').notNull(),
    promotionPaise: integer('promotion_paise').notNull(),
    totalPaise: integer('total_paise').notNull(),
    /** The address at the time of the payment. */
    shippingDetail: jsonb('shipping_detail').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Until when stock and promotion credit are reserved. */
    expiresAt: moment('expires_at').notNull(),
    provider: text('provider').notNull(),
    /** Null until the provider has created the payment page. */
    linkId: text('link_id').unique(),
    linkUrl: text('link_url'),
    /** The provider's id of the captured money, and its amount. */
    capturedId: text('captured_id'),
    capturedPaise: integer('captured_paise'),
    refundId: text('refund_id'),
    /** The order it became; kept when that order is cancelled and the money refunded. */
    orderId: text('order_id')
      .unique()
      .references(() => orders.id),
    /** When the payment is checked next; null when nothing is left to do. */
    nextCheckAt: moment('next_check_at'),
    checks: integer('checks').notNull().default(0),
    /** When the link was found ended without money; it is then only checked for late money. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('payments_one_open').on(table.customerId).where(sql`${table.state} = 'open'`),
    index('payments_newest').on(table.customerId, table.createdAt),
    index('payments_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null and ${table.endedAt} is null`),
    index('payments_late')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null and ${table.endedAt} is not null`),
    check('payments_total', sql`${table.totalPaise} = ${table.subtotalPaise} - ${table.promotionPaise}`),
    check('payments_positive', sql`${table.totalPaise} > 0 and ${table.promotionPaise} >= 0`),
    check('payments_order', sql`${table.state} <> 'paid' or ${table.orderId} is not null`),
    check(
      'payments_of_order',
      sql`${table.orderId} is null or ${table.state} in ('paid', 'refund_due', 'refunded')`,
    ),
  ],
);

/** The products of a payment, each once, as in the cart; deducted from the stock while it is open. */
export const paymentLines = pgTable(
  'payment_lines',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    ...soldLineColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.position] }),
    uniqueIndex('payment_lines_one_per_product').on(table.paymentId, table.productId),
    index('payment_lines_product').on(table.productId),
    check('payment_lines_quantity', sql`${table.quantity} >= 1`),
  ],
);

/** Every processed provider event, so that none is processed twice. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    paymentId: text('payment_id'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_age').on(table.receivedAt),
  ],
);
