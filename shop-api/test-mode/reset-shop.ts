import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { EVERYTHING } from '@/lib/domain/whole-shop';
import type { Db } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { recordChanges } from '@/shop-api/modules/storefront/changes';
import { lockSeed, prepareSample } from '@/shop-api/seed/seed-shop';

const tableRows = z.array(z.object({ name: z.string() }));

/** Empties every table and fills the shop like a new one; ids start from 1 again. */
export async function resetShop(db: Db, mediaDir: string | undefined): Promise<void> {
  const fill = await prepareSample(mediaDir);
  await withTransaction(db, async (tx) => {
    await lockSeed(tx);
    const { rows } = await tx.execute(
      sql`select format('%I', tablename) as name from pg_tables where schemaname = 'public' order by tablename`,
    );
    const names = tableRows.parse(rows).map(({ name }) => name);
    await tx.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`));
    // why: inside the transaction, so that concurrent queries wait and never see a shop without settings
    await fill(tx);
    await recordChanges(tx, EVERYTHING);
  });
}
