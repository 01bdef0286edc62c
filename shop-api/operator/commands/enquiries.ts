import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { ENQUIRY_KINDS } from '@/lib/domain/enquiry';
import { indiaDateTime } from '@/lib/domain/india-time';
import { readableIdAsRead } from '@/lib/domain/readable-id';
import type { Tx } from '@/shop-api/db/client';
import { enquiries } from '@/shop-api/db/schema/content';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { findCustomer } from '@/shop-api/modules/customers/repository';
import { defineCommand } from '../command';
import { limitField, requiredText } from '../fields';
import { Refusal } from '../refusal';
import { pairs, table } from '../table';

const enquiryOutput = z.object({
  ticket: z.string(),
  kind: z.enum(ENQUIRY_KINDS),
  created_date: z.string(),
  closed_date: z.string(),
  closing_note: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  message: z.string(),
  order_id: z.string(),
  reason: z.string(),
});
type EnquiryOutput = z.output<typeof enquiryOutput>;

function toOutput(row: typeof enquiries.$inferSelect): EnquiryOutput {
  const { ticket, kind, name, mobile, email, message, createdAt, closedAt, closingNote } = row;
  const problem = { order_id: row.orderId ?? '', reason: row.reason ?? '' };
  const dates = {
    created_date: indiaDateTime(createdAt),
    closed_date: closedAt ? indiaDateTime(closedAt) : '',
  };
  return { ticket, kind, name, mobile, email, message, ...problem, ...dates, closing_note: closingNote };
}

/** The message, with order and reason if any. */
const messageText = ({ order_id: order, reason, message }: EnquiryOutput) =>
  order === '' ? message : `Order ${order}, ${reason}: ${message}`;

const stateText = ({ closed_date, closing_note }: EnquiryOutput) =>
  closed_date === '' ? 'open' : `closed ${closed_date}: ${closing_note}`;

const ticketField = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{1,40}$/, 'must be a ticket number such as KT7Q2M9X4TBA')
  .transform(readableIdAsRead);

const listEnquiries = defineCommand({
  name: 'enquiry list',
  summary:
    'List what people wrote through Contact Us and the problems they reported with orders, the newest first.',
  options: {
    open: { about: 'only those that are not closed' },
    kind: { value: 'kind', about: `only those that are a ${ENQUIRY_KINDS.join(' or a ')}` },
    limit: { value: 'count', about: 'the maximum number of rows, up to 1000 (default 200)' },
  },
  input: z.object({
    open: z.boolean().default(false),
    kind: z.enum(ENQUIRY_KINDS, `must be one of: ${ENQUIRY_KINDS.join(', ')}`).optional(),
    limit: limitField(200),
  }),
  output: z.object({ enquiries: z.array(enquiryOutput) }),
  run: async ({ db }, { open, kind, limit }) => {
    const selected = and(
      open ? isNull(enquiries.closedAt) : undefined,
      kind ? eq(enquiries.kind, kind) : undefined,
    );
    const newestFirst = [desc(enquiries.createdAt), desc(enquiries.id)];
    const rows = await db
      .select()
      .from(enquiries)
      .where(selected)
      .orderBy(...newestFirst)
      .limit(limit);
    return { enquiries: rows.map(toOutput) };
  },
  text: ({ enquiries: shown }) =>
    table(
      ['Ticket', 'Kind', 'When', 'State', 'Who', 'Message'],
      shown.map((row) => [
        row.ticket,
        row.kind,
        row.created_date,
        row.closed_date === '' ? 'open' : 'closed',
        whoIn(row),
        messageText(row),
      ]),
      'No enquiry matches.',
    ),
});

const whoIn = ({ name, mobile, email }: { name: string; mobile: string; email: string }): string =>
  [name, mobile, email].filter(Boolean).join(', ');

const isOfErased = async (tx: Tx, customerId: string | null) =>
  customerId !== null && (await findCustomer(tx, customerId))?.erasedAt != null;

const closeEnquiry = defineCommand({
  name: 'enquiry close',
  summary:
    'Close an enquiry, grievance or problem with a note of what was done. What a deleted customer wrote is erased.',
  args: [
    { name: 'ticket', about: 'the ticket number' },
    { name: 'note', about: 'what was answered or done' },
  ],
  input: z.object({
    ticket: ticketField,
    note: requiredText(1000),
  }),
  output: enquiryOutput,
  run: ({ db, clock }, { ticket, note }) =>
    withTransaction(db, async (tx) => {
      const ofTicket = eq(enquiries.ticket, ticket);
      const [found] = await tx.select().from(enquiries).where(ofTicket).for('update');
      if (!found) throw new Refusal(`There is no ticket ${ticket}.`);
      if (found.closedAt) throw new Refusal(`Ticket ${ticket} is ${stateText(toOutput(found))}`);
      const words = { message: (await isOfErased(tx, found.customerId)) ? '' : found.message };
      const closed = { closedAt: clock.now(), closingNote: note, ...words };
      await tx.update(enquiries).set(closed).where(ofTicket);
      return toOutput({ ...found, ...closed });
    }),
  text: (enquiry) =>
    pairs([
      ['Ticket', enquiry.ticket],
      ['State', stateText(enquiry)],
      ['Who', whoIn(enquiry)],
      ['Message', messageText(enquiry)],
    ]),
});

export const enquiryCommands = [listEnquiries, closeEnquiry];
