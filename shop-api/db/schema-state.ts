import fs from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { z } from 'zod';
import { apiRoot } from '@/shop-api/root';

/** The database's schema compared with this program's migrations: 'empty' when there is none. */
export type SchemaState = 'empty' | 'behind' | 'current' | 'ahead';

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })).min(1) });

export async function schemaState(pool: Pool): Promise<SchemaState> {
  const file = path.join(apiRoot, 'db/migrations/meta/_journal.json');
  const known = journalSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))).entries.at(-1)?.when ?? 0;
  const applied = await newestApplied(pool);
  if (applied === undefined) return 'empty';
  if (applied === known) return 'current';
  return applied < known ? 'behind' : 'ahead';
}

async function newestApplied(pool: Pool): Promise<number | undefined> {
  const table = await pool.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (!table.rows[0]?.name) return undefined;
  const { rows } = await pool.query<{ newest: number | null }>(
    'select max(created_at)::int8 as newest from drizzle.__drizzle_migrations',
  );
  return rows[0]?.newest ?? undefined;
}
