import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineCommand } from '../command';

/** The migration itself runs before the command; see run-command.ts. */
export const migrate = defineCommand({
  name: 'migrate',
  summary: 'Update the database to the schema of this version, and fill an empty one with the sample shop.',
  preparesDatabase: true,
  input: z.object({}),
  output: z.object({ migrations: z.number() }),
  run: async ({ db }) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int4 as count from drizzle.__drizzle_migrations`,
    );
    return { migrations: rows[0]?.count ?? 0 };
  },
  text: ({ migrations }) => `The database is at the newest schema (${migrations} migrations).`,
});
