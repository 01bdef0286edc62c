import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** SMS to send, written in the transaction of what they tell. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    /** Random; also the reference a gateway knows the message by. */
    id: text('id').primaryKey(),
    template: text('template').notNull(),
    /** What it tells about, to withdraw it by; see `topics`. */
    topic: text('topic').notNull(),
    mobile: text('mobile').notNull(),
    /** What the template is filled with, encrypted; null as soon as nothing is left to send. */
    sealed: text('sealed'),
    state: text('state', { enum: ['waiting', 'sent', 'expired', 'given_up', 'withdrawn'] }).notNull(),
    /** Counted when a worker takes it, so it also tells one lease from the next. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is to be tried, or when the lease of the worker that has it ends. */
    dueAt: moment('due_at').notNull(),
    /** Never sent from then on. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('sms_outbox_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('sms_outbox_topic').on(table.topic).where(sql`${table.state} = 'waiting'`),
    index('sms_outbox_age').on(table.createdAt),
    index('sms_outbox_number').on(table.mobile, table.template, table.createdAt),
  ],
);

/** What the local SMS sender was asked to send (demo mode only). */
export const demoSms = pgTable(
  'demo_sms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The outbox's id, so that a message handed over twice lies here once. */
    reference: text('reference').unique(),
    mobile: text('mobile').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('demo_sms_mobile').on(table.mobile, table.id), index('demo_sms_age').on(table.createdAt)],
);
