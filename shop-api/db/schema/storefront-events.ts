import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** What the storefront has not been told yet; written by the transaction that makes the change. */
export const storefrontEvents = pgTable('storefront_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** A `Change` of modules/storefront/changes.ts. */
  change: jsonb('change').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Until then one instance of the API is telling it. */
  claimedUntil: moment('claimed_until'),
});
