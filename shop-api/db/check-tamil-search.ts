import type { ClientBase } from 'pg';

/**
 * Checks that pg_trgm produces trigrams for Tamil words: with LC_CTYPE C they are empty, and search silently finds
 * nothing.
 *
 * @throws Error when they are empty.
 */
export async function checkTamilSearch(client: ClientBase): Promise<void> {
  await client.query('create extension if not exists pg_trgm');
  const { rows } = await client.query<{ works: boolean }>("select show_trgm('தக்காளி') <> '{}' as works");
  if (!rows[0]?.works) {
    throw new Error(
      'The database cannot search Tamil text: its LC_CTYPE is C. Create it with a UTF-8 locale, e.g. ' +
        "create database koodai template template0 encoding 'UTF8' lc_ctype 'C.UTF-8' lc_collate 'C.UTF-8'.",
    );
  }
}
