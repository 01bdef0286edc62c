import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { customers } from './identity';
import { moment } from './moment';

/** Customers waiting for a product to be in stock again; the row is deleted when the SMS is queued. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('stock_alerts_product').on(table.productId),
    index('stock_alerts_age').on(table.createdAt),
  ],
);
