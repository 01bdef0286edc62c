import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** The payment methods of the local payment page. */
export const LOCAL_METHODS = ['upi', 'card', 'netbanking'] as const;
export type LocalMethod = (typeof LOCAL_METHODS)[number];

/** The local payment provider's own data, which the shop accesses through the port only. */
export const localPaymentLinks = pgTable('local_payment_links', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull().unique(),
  amountPaise: integer('amount_paise').notNull(),
  description: text('description').notNull(),
  returnUrl: text('return_url').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  method: text('method', { enum: LOCAL_METHODS }),
  captureId: text('capture_id'),
  /** In the future for a late payment. */
  paidAt: moment('paid_at'),
  refundId: text('refund_id').unique(),
});

/** Webhooks that the local provider sends to the shop. */
export const localWebhooks = pgTable(
  'local_webhooks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    eventId: text('event_id').notNull(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once it is delivered or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('local_webhooks_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('local_webhooks_age').on(table.settledAt),
  ],
);
