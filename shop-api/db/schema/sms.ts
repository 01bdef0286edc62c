import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** SMS to send, written in the transaction of the event they report. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    /** Random; also the gateway's reference of the message. */
    id: text('id').primaryKey(),
    template: text('template').notNull(),
    /** The subject, used to withdraw the SMS; see `topics`. */
    topic: text('topic').notNull(),
    mobile: text('mobile').notNull(),
    /** The template values, encrypted; null as soon as nothing is left to send. */
    sealed: text('sealed'),
    state: text('state', { enum: ['waiting', 'sent', 'expired', 'given_up', 'withdrawn'] }).notNull(),
    /** Incremented when a worker claims it, so it also distinguishes leases. */
    attempts: integer('attempts').notNull().default(0),
    /** When to try next, or when the lease of the current worker ends. */
    dueAt: moment('due_at').notNull(),
    /** Not sent after this time. */
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

/** Messages sent by the local SMS gateway (demo mode only). */
export const demoSms = pgTable(
  'demo_sms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The outbox id, so that a message sent twice is stored once. */
    reference: text('reference').unique(),
    mobile: text('mobile').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('demo_sms_mobile').on(table.mobile, table.id), index('demo_sms_age').on(table.createdAt)],
);
