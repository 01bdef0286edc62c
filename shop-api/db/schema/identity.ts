import { date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '@/lib/domain/language';
import { moment } from './moment';

export const customers = pgTable('customers', {
  id: text('id').primaryKey(),
  mobile: text('mobile').notNull().unique(),
  name: text('name').notNull(),
  email: text('email').notNull().default(''),
  gender: smallint('gender').notNull().default(0),
  dateOfBirth: date('d_o_b'),
  /** The language of the page of the last sign-in or order; SMS are sent in it. */
  language: text('language', { enum: LANGUAGES }).notNull().default('en'),
  suspendedAt: moment('suspended_at'),
  /** Since then, name and number are deleted; see modules/account/erase.ts. */
  erasedAt: moment('erased_at'),
  createdAt: moment('created_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('sessions_customer').on(table.customerId),
    index('sessions_age').on(table.createdAt),
    index('sessions_ended').on(table.revokedAt),
  ],
);

/** A requested one-time password; the code itself is never stored. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    id: text('id').primaryKey(),
    /** The visitor's session that requested it; only this session can use it. */
    askedBy: text('asked_by').notNull(),
    mobile: text('mobile').notNull(),
    name: text('name').notNull(),
    codeHmac: text('code_hmac').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
  },
  (table) => [
    index('otp_challenges_newest').on(table.mobile, table.askedBy, table.createdAt),
    index('otp_challenges_age').on(table.createdAt),
  ],
);

/** One row per sent code, counted by the sending limits. */
export const otpSends = pgTable(
  'otp_sends',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    mobile: text('mobile').notNull(),
    callerIp: text('caller_ip').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('otp_sends_mobile').on(table.mobile, table.createdAt),
    index('otp_sends_caller').on(table.callerIp, table.createdAt),
    index('otp_sends_age').on(table.createdAt),
  ],
);
