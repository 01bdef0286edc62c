import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ORDER_STATUSES } from '@/lib/domain/order-status';
import { customers } from './identity';
import { moment } from './moment';
import { soldLineColumns } from './sold-line';

const ofOrder = () =>
  text('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

export const orders = pgTable(
  'orders',
  {
    /** Random, so that ids can be neither guessed nor counted. */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    paymentType: text('payment_type').notNull(),
    subtotalPaise: integer('subtotal_paise').notNull(),
    promotionPaise: integer('promotion_paise').notNull(),
    totalPaise: integer('total_paise').notNull(),
    /** The address at the time of the order; parsed by `storedAddressWire` when read. */
    shippingDetail: jsonb('shipping_detail').notNull(),
    createdAt: moment('created_at').notNull(),
    deliveryDate: date('delivery_date'),
  },
  (table) => [
    index('orders_newest').on(table.customerId, table.createdAt, table.id),
    check('orders_total', sql`${table.totalPaise} = ${table.subtotalPaise} - ${table.promotionPaise}`),
    check('orders_not_negative', sql`${table.totalPaise} >= 0 and ${table.promotionPaise} >= 0`),
  ],
);

/** The products bought, with name and price at that time; each once, as in the cart. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: ofOrder(),
    ...soldLineColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    uniqueIndex('order_lines_one_per_product').on(table.orderId, table.productId),
    index('order_lines_product').on(table.productId),
    check('order_lines_quantity', sql`${table.quantity} >= 1`),
  ],
);

export const trackingEntries = pgTable(
  'tracking_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('tracking_entries_order').on(table.orderId, table.id)],
);
