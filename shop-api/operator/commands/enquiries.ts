import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { enquiries } from '@/shop-api/db/schema/content';
import { indiaDateTime } from '@/shop-api/modules/orders/india-time';
import { defineCommand } from '../command';
import { table } from '../table';

const listEnquiries = defineCommand({
  name: 'enquiry list',
  summary: 'List what people wrote through Contact Us, the newest first.',
  input: z.object({}),
  output: z.object({
    enquiries: z.array(
      z.object({
        created_date: z.string(),
        name: z.string(),
        mobile: z.string(),
        email: z.string(),
        message: z.string(),
      }),
    ),
  }),
  run: async ({ db }) => {
    const rows = await db.select().from(enquiries).orderBy(desc(enquiries.createdAt)).limit(200);
    return {
      enquiries: rows.map(({ createdAt, name, mobile, email, message }) => ({
        created_date: indiaDateTime(createdAt),
        name,
        mobile,
        email,
        message,
      })),
    };
  },
  text: ({ enquiries: shown }) =>
    table(
      ['When', 'Who', 'Message'],
      shown.map((row) => [row.created_date, `${row.name}, ${row.mobile}, ${row.email}`, row.message]),
      'Nobody has written.',
    ),
});

export const enquiryCommands = [listEnquiries];
