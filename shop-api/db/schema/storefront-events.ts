import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** Changes the storefront has not been notified of yet, written in the transaction that makes the change. */
export const storefrontEvents = pgTable('storefront_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** A `Change` of modules/storefront/changes.ts. */
  change: jsonb('change').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Until then, one API instance is processing it. */
  claimedUntil: moment('claimed_until'),
});
