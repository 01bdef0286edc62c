import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from './identity';
import { moment } from './moment';

/** Customers waiting for delivery to a pincode; the row is deleted when the SMS is queued. */
export const pincodeAlerts = pgTable(
  'pincode_alerts',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    pincode: text('pincode').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.pincode] }),
    index('pincode_alerts_pincode').on(table.pincode),
    index('pincode_alerts_age').on(table.createdAt),
  ],
);
