import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createDatabase } from '@/shop-api/db/client';
import { prepareDatabase } from '@/shop-api/prepare-database';
import { templateKey } from './template-key';

const TAMIL_READY = "template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'";

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function withServer<Result>(
  serverUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function exists(client: Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

/** Drops templates of older sources; one being copied right now stays. */
async function dropOldTemplates(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where datname like 'koodai\\_template\\_%'",
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name}`).catch(() => undefined);
}

/** Several test processes may create the template at once: the first one to finish renames it into place. */
async function template(serverUrl: string): Promise<string> {
  const name = `koodai_template_${templateKey()}`;
  if (await withServer(serverUrl, (client) => exists(client, name))) return name;
  const making = `koodai_making_${randomUUID().replaceAll('-', '')}`;
  await withServer(serverUrl, async (client) => {
    await dropOldTemplates(client);
    await client.query(`create database ${making} ${TAMIL_READY}`);
  });
  const database = await createDatabase({ databaseUrl: addressOf(serverUrl, making), dataDir: '' });
  await prepareDatabase(database, undefined);
  await database.close();
  await withServer(serverUrl, async (client) => {
    await client.query(`alter database ${making} rename to ${name}`).catch(async (error: unknown) => {
      await client.query(`drop database ${making}`);
      if (!(await exists(client, name))) throw error;
    });
  });
  return name;
}

/** Creates a database without tables; `remove` drops it. */
export async function makeEmptyPostgres(
  serverUrl: string,
): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `koodai_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(serverUrl, (client) => client.query(`create database ${name} ${TAMIL_READY}`));
  const remove = async () => {
    await withServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { url: addressOf(serverUrl, name), remove };
}

/** Creates a copy of the migrated and seeded database on a PostgreSQL server, not opened yet; `remove` drops it. */
export async function makePostgresCopy(
  serverUrl: string,
): Promise<{ databaseUrl: string; remove: () => Promise<void> }> {
  const source = await template(serverUrl);
  const name = `koodai_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(serverUrl, (client) => client.query(`create database ${name} template ${source}`));
  const remove = async (): Promise<void> => {
    await withServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { databaseUrl: addressOf(serverUrl, name), remove };
}
